import { readingPreferences, type AccountId, type ReadingPreferences } from '@linnet/api';
import type { Environment } from '../environment';
import { ownRecord } from '../own-record';
import type { Send } from '../send';
import type { RawValues } from './settings';

/** Asks the server how the account has chosen to read, and keeps it for the next visit of this device. */
export async function fetchAccountDefaults(
  { send, environment }: { send: Send; environment: Environment },
  account: AccountId,
): Promise<RawValues> {
  const defaults = settingsOf(await send(readingPreferences()));
  environment.storage.write(ownRecord('preferences', account), JSON.stringify(defaults));
  return defaults;
}

/** By the names of our settings. */
function settingsOf({ expandWarnings, media, autoplay }: ReadingPreferences): RawValues {
  const hidesAll = media === 'hide_all';
  return {
    ...(expandWarnings !== null && { collapseMessageWithSubject: !expandWarnings }),
    ...(media !== null && {
      hideNsfw: media !== 'show_all',
      hideAttachments: hidesAll,
      hideAttachmentsInConv: hidesAll,
    }),
    ...(autoplay !== null && { stopGifs: !autoplay }),
  };
}
