import { compileLocale } from '../../build/compile-locale';
import english from '../locales/en.json';
import { firstScreens } from '../locales/first-screens';
import type { CompiledMessages } from '../platform/i18n/messages';
import { TextCatalog } from '../platform/i18n/text-catalog';

interface TestCatalogOptions {
  /** Messages that replace the English ones: id → ICU. */
  readonly first?: Readonly<Record<string, string>>;
  readonly loadRest?: () => Promise<CompiledMessages>;
}

/** The English messages, compiled as in the build. */
export function testCatalog({ first, loadRest }: TestCatalogOptions = {}): TextCatalog {
  const compiled = compileLocale(english, firstScreens);
  return new TextCatalog({
    locale: 'en',
    direction: 'ltr',
    first: first ? compileMessages(first) : { ...compiled.first, ...compiled.rest },
    loadRest: loadRest ?? (() => Promise.resolve(compiled.rest)),
  });
}

export function compileMessages(messages: Readonly<Record<string, string>>): CompiledMessages {
  return compileLocale(messages, ['']).first;
}
