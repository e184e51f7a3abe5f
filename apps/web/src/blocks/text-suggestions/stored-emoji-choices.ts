import type { Client } from '@linnet/domain';
import { type EmojiChoices, ownRecord, noEmojiChoices, readEmojiChoices } from '@linnet/domain/emoji';
import { readRecord } from '../../platform/storage/json-record';
import { deviceStorage } from '../../platform/storage/storages';

/** What the picker remembers of whoever writes, as it stands now. */
export function storedEmojiChoices({ session }: Pick<Client, 'session'>): EmojiChoices {
  const reader = session.state.get();
  if (reader.state === 'visitor') return noEmojiChoices;
  const record = { key: ownRecord('emoji', reader.accountId), read: readEmojiChoices };
  return readRecord(deviceStorage, record) ?? noEmojiChoices;
}
