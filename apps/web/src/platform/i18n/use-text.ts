import type { ScreenTexts } from '../../locales/text-parts';
import { type LazyPart, useLazyPart } from '../chunks/lazy-part';
import type { MessageId } from './message-id';
import { useTextContext } from './text-provider';

export type TextValues = Readonly<Record<string, string | number>>;

/** Formats a message as a string: `text('general.retry')`, `text('timeline.new', { count: 3 })`. */
export type GetText = (id: MessageId, values?: TextValues) => string;

export function useText(): GetText {
  const { catalog, formatter } = useTextContext();
  return (id, values) =>
    catalog.has(id) ? formatter.message<string>(id, values).join('') : catalog.miss(id);
}

/** Code and direction of the interface's language. */
export function useLocale(): { code: string; direction: 'ltr' | 'rtl' } {
  const { catalog } = useTextContext();
  return { code: catalog.locale, direction: catalog.direction };
}

interface EnsuredText {
  readonly state: ReturnType<LazyPart<void>['state']>['state'];
  readonly retry: () => void;
}

/**
 * Loads the messages beyond those of the first screens, and those that only a certain screen needs; lazy screens wait
 * for them as for their code.
 */
export function useEnsureText(wanted: boolean | 'later' = true, screen?: ScreenTexts): EnsuredText {
  const { catalog } = useTextContext();
  const own = screen === undefined ? catalog.rest : catalog.screen(screen);
  const states = [useLazyPart(catalog.rest, wanted).state, useLazyPart(own, wanted).state];
  const retry = (): void => {
    catalog.rest.retry();
    own.retry();
  };
  return { state: states.find((state) => state !== 'ready') ?? 'ready', retry };
}

const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'zxx', 'mul', 'mis']);

/** A language tag without its region. */
function baseLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

/** Whether this language is that of the interface or one of the browser's; true for tags that name no language. */
export function readsLanguage(tag: string, locale: string): boolean {
  const language = baseLanguage(tag);
  if (language === '' || NO_LANGUAGE.has(language)) return true;
  return [locale, ...navigator.languages].some((own) => baseLanguage(own) === language);
}

/** Messages whose ids are made from list entries; null for an unknown id, without a warning in the log. */
export function useKnownText(): (id: string) => string | null {
  const { catalog, formatter } = useTextContext();
  return (id) => (catalog.has(id) ? formatter.message<string>(id).join('') : null);
}
