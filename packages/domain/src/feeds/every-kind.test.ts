import {
  addToList,
  createList,
  lookupAccount,
  setBookmark,
  updateProfile,
  type Account,
  type StatusId,
} from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/client';
import { decisionsOf } from '../people/decisions';
import { startServer } from '../testing/start-server';
import { feedKinds } from './feed-plans';
import type { FeedKind, SourceOf } from './feed-source';
import { updateFeedsOnBlocks } from './update-on-blocks';

interface Scene {
  /** Alice, who reads. */
  client: Client;
  bob: Account;
  /** Bob's post for everybody: it names Alice, has a hashtag, and he pinned it and favourited it. */
  id: StatusId;
  act: (as: string, action: string, more: object) => Promise<unknown>;
  post: (as: string, text: string, more: object) => Promise<{ id: StatusId }>;
}

/** A feed of each kind in which a post of Bob's stands. A new kind needs a line here. */
const withBob: { readonly [K in FeedKind]: (scene: Scene) => SourceOf<K> | Promise<SourceOf<K>> } = {
  async home({ act }) {
    await act('alice', 'follow', { target: 'bob' });
    return { kind: 'home' };
  },
  public: () => ({ kind: 'public' }),
  local: () => ({ kind: 'local' }),
  bubble: () => ({ kind: 'bubble' }),
  tag: () => ({ kind: 'tag', tag: 'song' }),
  async list({ client, bob, act }) {
    await act('alice', 'follow', { target: 'bob' });
    const { id } = await client.send(createList({ title: 'friends' }));
    await client.send(addToList(id, [bob.id]));
    return { kind: 'list', listId: id };
  },
  async bookmarks({ client, id }) {
    await client.send(setBookmark(id, true));
    return { kind: 'bookmarks', folderId: null };
  },
  async direct({ post }) {
    await post('bob', '@alice psst', { visibility: 'direct' });
    return { kind: 'direct' };
  },
  mentions: () => ({ kind: 'mentions' }),
  async favourites({ act, id }) {
    await act('alice', 'favourite', { status: id });
    return { kind: 'favourites' };
  },
  async quotes({ post, id }) {
    await post('bob', 'my own words', { quote: id });
    return { kind: 'quotes', statusId: id };
  },
  user: ({ bob }) => ({ kind: 'user', accountId: bob.id }),
  'user-pinned': ({ bob }) => ({ kind: 'user-pinned', accountId: bob.id }),
  media: ({ bob }) => ({ kind: 'media', accountId: bob.id }),
  'user-favourites': ({ bob }) => ({ kind: 'user-favourites', accountId: bob.id }),
};

/** The feeds that a profile, or what the viewer has stored or looked up, is made of. */
const kept: readonly string[] = [
  'bookmarks',
  'favourites',
  'quotes',
  'user',
  'user-pinned',
  'media',
  'user-favourites',
] satisfies FeedKind[];

/** The kinds that Pleroma lacks, and a server that has them. */
const elsewhere: { readonly [K in FeedKind]?: 'akkoma' | 'mastodon' } = { bubble: 'akkoma' };
const characters = new Map(Object.entries(elsewhere));

const kinds = Object.entries(withBob);

test('every kind of feed has a line here', () => {
  expect(kinds.map(([kind]) => kind).sort()).toEqual(Object.keys(feedKinds).sort());
});

test.each(kinds)('%s opens, and who is blocked leaves it unless it keeps them', async (kind, sourceOf) => {
  const { door, visitAs } = await startServer({
    character: characters.get(kind) ?? 'pleroma',
  });
  const act = (as: string, action: string, more: object) => door('act', { as, action, ...more });
  const post = (as: string, text: string, more: object) =>
    door<{ id: StatusId }>('post', { as, text, ...more });
  await door('bulk', { count: 1, kind: 'media', as: 'bob' });
  const { id } = await post('bob', '@alice a #song', {});
  await act('bob', 'pin', { status: id });
  await act('bob', 'favourite', { status: id });
  await (await visitAs('bob')).send(updateProfile({ hideFavourites: false }));

  const client = await visitAs('alice');
  updateFeedsOnBlocks(client);
  const bob = await client.send(lookupAccount('bob'));
  const feed = client.feeds.get(await sourceOf({ client, bob, id, act, post }));
  await feed.open();
  // Also loads the code that removes statuses.
  await feed.catchUp();
  const byBob = () =>
    feed.state
      .get()
      .segments.flat()
      .filter((shown) => client.graph.statuses.get(shown)?.accountId === bob.id);
  expect(feed.state.get().error).toBeNull();
  expect(byBob()).not.toEqual([]);

  const before = byBob();
  await decisionsOf(client).decide(bob, { kind: 'block', on: true });
  await vi.waitFor(() => expect(client.graph.relationships.get(bob.id)?.blocking).toBe(true));
  expect(byBob()).toEqual(kept.includes(kind) ? before : []);
});
