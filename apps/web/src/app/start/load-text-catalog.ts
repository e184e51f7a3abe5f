import { tagOf } from '../../boot/choose-locale';
import type { BuiltLocale, EarlyStart } from '../../boot/early-start';
import { log } from '../../boot/logger';
import { takeEarlyResponse } from '../../boot/take-early';
import {
  type FirstMessages,
  type RestOfMessages,
  readFirst,
  readMessages,
  readRest,
} from '../../platform/i18n/messages';
import { TextCatalog, type TextSource } from '../../platform/i18n/text-catalog';

/** Fetches one file of a locale by its hashed address. Rejects when the response is the index page. */
async function loadFile<T>(address: string, read: (json: unknown) => T): Promise<T> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The messages at ${address} were answered with ${response.status}.`);
  return read(await response.json());
}

/** The messages of the first screens: from the request of the start script, or from a new one if that failed. */
export async function loadTextCatalog(early: EarlyStart): Promise<TextCatalog> {
  return new TextCatalog(sourceOf(early, await loadFirstMessages(early, early.locale.first)));
}

/** Shows the interface in another language without reloading the page. Rejects if its messages can't be loaded. */
export async function changeLanguage(
  catalog: TextCatalog,
  early: EarlyStart,
  locale: BuiltLocale,
): Promise<void> {
  const first = await loadFile(locale.first, readFirst);
  if (!(await catalog.change(sourceOf({ ...early, locale }, first)))) return;
  early.locale = locale;
  early.emoji = first.emoji;
  document.documentElement.lang = tagOf(locale);
  document.documentElement.dir = locale.direction;
}

function sourceOf(early: EarlyStart, { messages, rest, emoji, similar }: FirstMessages): TextSource {
  const { code, direction } = early.locale;
  const tag = tagOf(early.locale);
  early.emoji = emoji;
  let loadedRest: RestOfMessages | null = null;
  const loadRest = async (): Promise<RestOfMessages> => (loadedRest ??= await loadFile(rest, readRest));
  return {
    locale: similar === undefined || isFormatted(tag) ? tag : similar,
    direction,
    first: messages,
    loadRest: async () => (await loadRest()).messages,
    async loadScreen(screen) {
      const address = (await loadRest()).screens[screen];
      if (address === undefined) throw new Error(`The locale ${code} has no messages for ${screen}.`);
      return loadFile(address, readMessages);
    },
  };
}

/** Whether the browser can format numbers and dates in a language; if not, it would use its own language. */
const isFormatted = (tag: string) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0;

async function loadFirstMessages(early: EarlyStart, address: string): Promise<FirstMessages> {
  const answer = takeEarlyResponse(early, { path: address, token: null });
  if (!answer) return loadFile(address, readFirst);
  try {
    const response = await answer;
    if (response.ok) return readFirst(await response.json());
  } catch (error) {
    log('warn', 'The messages could not be loaded early; loading them again.', error);
  }
  return loadFile(address, readFirst);
}
