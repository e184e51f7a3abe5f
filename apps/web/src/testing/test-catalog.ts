import { compileLocale } from '../../build/compile-locale';
import english from '../locales/en.json';
import type { CompiledMessages } from '../platform/i18n/messages';
import { TextCatalog, type TextSource } from '../platform/i18n/text-catalog';

interface TestCatalogOptions {
  /** Messages that replace the English ones: id → ICU. */
  readonly first?: Readonly<Record<string, string>>;
  readonly loadRest?: TextSource['loadRest'];
  readonly loadScreen?: TextSource['loadScreen'];
}

/** The English messages, compiled as in the build. */
export function testCatalog({ first, loadRest, loadScreen }: TestCatalogOptions = {}): TextCatalog {
  const all = compileLocale(english);
  return new TextCatalog({
    locale: 'en',
    direction: 'ltr',
    first: first ? compileMessages(first) : all,
    loadRest: loadRest ?? (() => Promise.resolve(all)),
    loadScreen: loadScreen ?? (() => Promise.resolve(all)),
  });
}

export function compileMessages(messages: Readonly<Record<string, string>>): CompiledMessages {
  return compileLocale(messages);
}
