import type { EarlyStart } from '../../boot/early-start';
import { takeEarly } from '../../boot/take-early';
import { loadMessages } from '../../platform/i18n/load-messages';
import { readMessages } from '../../platform/i18n/messages';
import { TextCatalog } from '../../platform/i18n/text-catalog';
import { log } from '../../boot/logger';

/** The messages of the first screens: from the request of the start script, or from a new one if that failed. */
export async function loadTextCatalog(early: EarlyStart): Promise<TextCatalog> {
  const { code, direction, first, rest } = early.locale;
  return new TextCatalog({
    locale: code,
    direction,
    first: await takeFirst(early, first),
    loadRest: () => loadMessages(rest),
  });
}

async function takeFirst(early: EarlyStart, address: string): ReturnType<typeof loadMessages> {
  const answer = takeEarly(early, { path: address, token: null });
  if (!answer) return loadMessages(address);
  try {
    const response = await answer;
    if (response.ok) return readMessages(await response.json());
  } catch (error) {
    log('warn', 'The words did not come at the first attempt.', error);
  }
  return loadMessages(address);
}
