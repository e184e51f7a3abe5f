import {
  type AccountId,
  directory,
  favouritedBy,
  followedBy,
  followersOf,
  reactedWith,
  repeatedBy,
  type StatusId,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { putLatest } from '../kernel/put-latest';
import { createPeoplePages, type PeopleCall, type PeoplePages } from './people-pages';

/** How many lists stay in memory, so that going back restores the scroll position; the oldest are dropped first. */
const MAX_LISTS = 8;

const openedLists = perClient(() => new Map<string, PeoplePages>());

/**
 * A list of people, which stays in memory for a while under its name. Who may open it is decided by the route of its
 * screen.
 */
function openedList(client: Client, name: string, call: PeopleCall): PeoplePages {
  const lists = openedLists(client);
  const list = lists.get(name) ?? createPeoplePages(client, call, { offeredTo: 'everybody' });
  putLatest(lists, [name, list], MAX_LISTS);
  return list;
}

/** Which people the directory shows, and in which order. */
export interface DirectoryQuery {
  readonly order: 'active' | 'new';
  readonly from: 'everywhere' | 'local';
}

/** The people who are listed in the directory. */
export function directoryOf(client: Client, { order, from }: DirectoryQuery): PeoplePages {
  return openedList(client, `directory ${order} ${from}`, (page) =>
    directory({ order, local: from === 'local', ...page }),
  );
}

/** The accounts that somebody follows, or their followers. */
export type FollowListKind = 'followees' | 'followers';

const followListCalls = { followees: followedBy, followers: followersOf } as const;

/** The list of an account's followers or followees. */
export function followListOf(client: Client, kind: FollowListKind, id: AccountId): PeoplePages {
  return openedList(client, `${kind} ${id}`, (page) => followListCalls[kind](id, page));
}

/** An action on a status: favourite, repeat, or reaction with an emoji. */
export type StatusReaction =
  | { readonly kind: 'favourites' }
  | { readonly kind: 'repeats' }
  | { readonly kind: 'reactions'; readonly emoji: string };

/** All accounts that favourited or repeated a status, or reacted with one emoji. */
export function peopleWhoReacted(client: Client, id: StatusId, reaction: StatusReaction): PeoplePages {
  switch (reaction.kind) {
    case 'favourites':
      return openedList(client, `favourites ${id}`, (page) => favouritedBy(id, page));
    case 'repeats':
      return openedList(client, `repeats ${id}`, (page) => repeatedBy(id, page));
    case 'reactions': {
      const { emoji } = reaction;
      return openedList(client, `reactions ${id} ${emoji}`, () => reactedWith(id, emoji));
    }
  }
}
