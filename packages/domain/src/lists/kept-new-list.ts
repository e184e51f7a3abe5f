import type { AccountId, ListId, ListReplies, ListWish } from '@linnet/api';
import type { Begun } from '../form-drafts/form-drafts';

/** A list that somebody thinks of making, as it outlives the page. */
export interface KeptNewList {
  wish: ListWish;
  members: readonly AccountId[];
  /** It was made already, without its people. */
  begun: ListId | null;
}

const allReplies: readonly ListReplies[] = ['list', 'followed', 'none'];

/** What was begun of a list; null when there is none, or nothing in it. */
export function readKeptNewList(record: Begun | null): KeptNewList | null {
  const { title, replies, exclusive, members, begun } = record ?? {};
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
