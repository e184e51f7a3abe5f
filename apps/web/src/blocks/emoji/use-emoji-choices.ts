import { type EmojiChoices, ownRecord, noEmojiChoices, readEmojiChoices } from '@linnet/domain/emoji';
import { useState } from 'react';
import { useSession } from '../../platform/client/use-session';
import { readRecord, writeRecord } from '../../platform/storage/json-record';
import { deviceStorage } from '../../platform/storage/storages';

type Change = (choices: EmojiChoices) => EmojiChoices;

/** The picker's choices, stored on this device for the viewer; a visitor's end with the picker. */
export function useEmojiChoices(): readonly [EmojiChoices, (change: Change) => void] {
  const session = useSession();
  const record =
    session.state === 'visitor'
      ? null
      : { key: ownRecord('emoji', session.accountId), read: readEmojiChoices };
  const [choices, setChoices] = useState(() => {
    return (record && readRecord(deviceStorage, record)) ?? noEmojiChoices;
  });

  function update(change: Change): void {
    const next = change(choices);
    setChoices(next);
    if (record !== null) writeRecord(deviceStorage, record, next);
  }

  return [choices, update];
}
