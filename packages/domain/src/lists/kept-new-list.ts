import type { AccountId, ListId, ListReplies, ListWish } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import { newListRecord } from './new-list-record';

/** A list that somebody thinks of making, as it outlives the page. */
export interface KeptNewList {
  wish: ListWish;
  members: readonly AccountId[];
  /** It was made already, without its people. */
  begun: ListId | null;
}

const allReplies: readonly ListReplies[] = ['list', 'followed', 'none'];

/** Null when there is none, or nothing in it. */
export function readKeptNewList(storage: RecordStorage, account: AccountId): KeptNewList | null {
  const record = readJsonRecord(storage.read(newListRecord(account)));
  const { title, replies, exclusive, members, begun } = record;
  if (typeof title !== 'string') return null;
  const known = allReplies.find((each) => each === replies);
  return {
    wish: {
      title,
      ...(known !== undefined && { replies: known }),
      ...(typeof exclusive === 'boolean' && { exclusive }),
    },
    // Storage is where ids of this kind come back in.
    members: Array.isArray(members) ? members.filter((id): id is AccountId => typeof id === 'string') : [],
    begun: typeof begun === 'string' ? (begun as ListId) : null,
  };
}

/** Null forgets it. */
export function writeKeptNewList(storage: RecordStorage, account: AccountId, kept: KeptNewList | null): void {
  const name = newListRecord(account);
  if (kept === null) storage.remove(name);
  else storage.write(name, JSON.stringify({ ...kept.wish, members: kept.members, begun: kept.begun }));
}
