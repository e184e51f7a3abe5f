import { followedTags } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { type RowFeed, createRowFeed } from '../kernel/feed/row-feed';
import { type TagFollows, createTagFollows } from './tag-follows';

/**
 * The hashtags that the viewer follows, in the server's order, without `#`. Those that are no longer followed stay in
 * the list.
 */
export type FollowedTags = RowFeed<string>;

const PAGE_SIZE = 100;

type Needed = Pick<Client, 'send' | 'features'>;

function createFollowedTags({ send, features }: Needed, { putKnown }: TagFollows): FollowedTags {
  return createRowFeed({
    idOf: (name: string) => name,
    isOffered: async () => (await features.load()).has('followedTags'),
    fetch: (cursor) => send(followedTags({ cursor, limit: PAGE_SIZE })),
    rowsOf({ items }) {
      // Some servers leave `following` out in this list.
      putKnown(items.map(({ name, following }) => ({ name, following: following ?? true })));
      return items.map(({ name }) => name);
    },
  });
}

/** The viewer's followed hashtags. Created at the first call. */
export const tagsOf = perClient((client) => {
  const follows = createTagFollows(client);
  const followed = createFollowedTags(client, follows);
  return { follows, followed };
});
