import type { EarlyStart } from '../../boot/early-start';
import { log } from '../../boot/logger';
import { takeEarlyResponse } from '../../boot/take-early';
import { type CompiledMessages, readMessages } from '../../platform/i18n/messages';
import { TextCatalog } from '../../platform/i18n/text-catalog';

/** Fetches one message file of a locale by its hashed address. Rejects when the response is the index page. */
async function loadMessages(address: string, send: typeof fetch = fetch): Promise<CompiledMessages> {
  const response = await send(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The messages at ${address} were answered with ${response.status}.`);
  return readMessages(await response.json());
}

/** The messages of the first screens: from the request of the start script, or from a new one if that failed. */
export async function loadTextCatalog(early: EarlyStart): Promise<TextCatalog> {
  const { code, direction, first, rest } = early.locale;
  return new TextCatalog({
    locale: code,
    direction,
    first: await loadFirstMessages(early, first),
    loadRest: () => loadMessages(rest),
  });
}

async function loadFirstMessages(early: EarlyStart, address: string): ReturnType<typeof loadMessages> {
  const answer = takeEarlyResponse(early, { path: address, token: null });
  if (!answer) return loadMessages(address);
  try {
    const response = await answer;
    if (response.ok) return readMessages(await response.json());
  } catch (error) {
    log('warn', 'The messages could not be loaded early; loading them again.', error);
  }
  return loadMessages(address);
}
