import { followedTags } from '@linnet/api';
import type { Client } from '../client';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import type { TagFollows } from './tag-follows';

/**
 * The hashtags that the viewer follows, in the server's order, without `#`. Those that are no longer followed stay in
 * the list.
 */
export type FollowedTags = RowFeed<string>;

const PAGE = 100;

type Needed = Pick<Client, 'send' | 'features'>;

export function createFollowedTags({ send, features }: Needed, { learn }: TagFollows): FollowedTags {
  return createRowFeed({
    idOf: (name: string) => name,
    isOffered: async () => (await features.load()).has('followedTags'),
    fetch: (cursor) => send(followedTags({ cursor, limit: PAGE })),
    take({ items }) {
      // Some servers leave `following` out in this list.
      learn(items.map(({ name, following }) => ({ name, following: following ?? true })));
      return items.map(({ name }) => name);
    },
  });
}
