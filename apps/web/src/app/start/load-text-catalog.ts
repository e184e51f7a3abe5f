import type { EarlyStart } from '../../boot/early-start';
import { log } from '../../boot/logger';
import { takeEarlyResponse } from '../../boot/take-early';
import {
  type CompiledMessages,
  type RestOfMessages,
  readMessages,
  readRest,
} from '../../platform/i18n/messages';
import { TextCatalog } from '../../platform/i18n/text-catalog';

/** Fetches one file of a locale by its hashed address. Rejects when the response is the index page. */
async function loadFile<T>(address: string, read: (json: unknown) => T): Promise<T> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The messages at ${address} were answered with ${response.status}.`);
  return read(await response.json());
}

/** The messages of the first screens: from the request of the start script, or from a new one if that failed. */
export async function loadTextCatalog(early: EarlyStart): Promise<TextCatalog> {
  const { code, direction, first, rest } = early.locale;
  let loadedRest: RestOfMessages | null = null;
  const loadRest = async (): Promise<RestOfMessages> => (loadedRest ??= await loadFile(rest, readRest));
  return new TextCatalog({
    locale: code,
    direction,
    first: await loadFirstMessages(early, first),
    loadRest: async () => (await loadRest()).messages,
    async loadScreen(screen) {
      const address = (await loadRest()).screens[screen];
      if (address === undefined) throw new Error(`The locale ${code} has no messages for ${screen}.`);
      return loadFile(address, readMessages);
    },
  });
}

async function loadFirstMessages(early: EarlyStart, address: string): Promise<CompiledMessages> {
  const answer = takeEarlyResponse(early, { path: address, token: null });
  if (!answer) return loadFile(address, readMessages);
  try {
    const response = await answer;
    if (response.ok) return readMessages(await response.json());
  } catch (error) {
    log('warn', 'The messages could not be loaded early; loading them again.', error);
  }
  return loadFile(address, readMessages);
}
