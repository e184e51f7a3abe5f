import { type ReadingPreferences, readingPreferences } from '@linnet/api';
import type { Environment } from '../kernel/environment';
import type { AccountRecords } from '../kernel/records';
import type { Send } from '../session/send';
import type { RawValues } from '../settings/settings';

/** Loads the reading preferences of the account, and stores them on this device for the next visit. */
export async function fetchAccountDefaults(
  { send, environment }: { send: Send; environment: Environment },
  records: AccountRecords,
): Promise<RawValues> {
  const defaults = settingsOf(await send(readingPreferences()));
  environment.storage.write(records.name('preferences'), JSON.stringify(defaults));
  return defaults;
}

/** The preferences under the names of our settings. */
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
