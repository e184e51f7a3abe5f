import { favouritedBy, reactedWith, repeatedBy, type StatusId } from '@linnet/api';
import type { Client } from '../client';
import { openedListsOf } from './opened-lists-of';
import type { PeoplePages } from './people-pages';

/** An action on a status: favourite, repeat, or reaction with an emoji. */
export type Receiving =
  | { readonly kind: 'favourites' }
  | { readonly kind: 'repeats' }
  | { readonly kind: 'reactions'; readonly emoji: string };

/** All accounts that favourited or repeated a status, or reacted with one emoji. */
export function receivedBy(client: Client, id: StatusId, receiving: Receiving): PeoplePages {
  const lists = openedListsOf(client);
  switch (receiving.kind) {
    case 'favourites':
      return lists.get(`favourites ${id}`, (options) => favouritedBy(id, options));
    case 'repeats':
      return lists.get(`repeats ${id}`, (options) => repeatedBy(id, options));
    case 'reactions': {
      const { emoji } = receiving;
      return lists.get(`reactions ${id} ${emoji}`, () => reactedWith(id, emoji));
    }
  }
}
