import { followedBy, followersOf, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { openedListsOf } from '../people/opened-lists-of';
import type { PeoplePages } from '../people/people-pages';

/** The accounts that somebody follows, or their followers. */
export type CircleKind = 'followees' | 'followers';

const calls = { followees: followedBy, followers: followersOf } as const;

/** The list of an account's followers or followees. */
export function circleOf(client: Client, kind: CircleKind, id: AccountId): PeoplePages {
  return openedListsOf(client).get(`${kind} ${id}`, (options) => calls[kind](id, options));
}
