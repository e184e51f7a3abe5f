import {
  addToList,
  createBookmarkFolder,
  createList,
  setBookmark,
  updateProfile,
  type AccountId,
  type ListId,
  type StatusId,
} from '@linnet/api';
import { expect, test } from 'vitest';
import { bookmarkFoldersOf } from '../bookmarks/bookmark-folders';
import type { Client } from '../client/client';
import { listsOf } from '../lists/lists';
import { readMarkersOf } from '../markers/read-markers';
import { startServer } from '../testing/start-server';
import { feedKey, type FeedSource } from './feed-source';
import { wholeView } from './feed-view';
import { queueSummary } from '../kernel/feed/list-state';
import { rowsOf } from './feed-state';

interface Posted {
  id: StatusId;
  account: { id: AccountId };
}

interface Draft {
  inReplyTo?: StatusId;
  quote?: StatusId;
  visibility?: string;
}

async function begin(character: 'pleroma' | 'akkoma' | 'mastodon' = 'pleroma') {
  const server = await startServer({ character });
  const { door } = server;
  const post = (as: string, text: string, more: Draft = {}) => door<Posted>('post', { as, text, ...more });
  const act = (as: string, action: string, more: object) => door('act', { as, action, ...more });
  return { ...server, post, act };
}

async function open(client: Client, source: FeedSource) {
  const feed = client.feeds.get(source);
  await feed.open();
  expect(feed.state.get().error).toBeNull();
  const shown = () => feed.state.get().segments.flat();
  return { feed, shown };
}

/** Reads on to the end and gives everything in its order. */
async function readAll(client: Client, source: FeedSource): Promise<StatusId[]> {
  const { feed, shown } = await open(client, source);
  for (let pages = 0; !feed.state.get().ended && pages < 20; pages += 1) await feed.loadOlder();
  expect(feed.state.get().ended).toBe(true);
  return shown();
}

const ids = (posts: readonly Posted[]): StatusId[] => posts.map(({ id }) => id);

test('a tag has its public posts, however it is written [2.2.028]', async () => {
  const { post, visit } = await begin();
  const first = await post('bob', 'a #Cats picture');
  await post('bob', 'a dog');
  const second = await post('carol', 'more #cats');
  const { shown } = await open(visit(), { kind: 'tag', tag: 'CATS' });
  expect(shown()).toEqual(ids([second, first]));
});

test('a list has what its members post [2.2.028, 2.2.029]', async () => {
  const { post, act, visitAs } = await begin();
  const client = await visitAs('alice');
  const list = await client.send(createList({ title: 'friends' }));
  const inside = await post('bob', 'in the list');
  await post('carol', 'not in it');
  await act('alice', 'follow', { target: 'bob' });
  await client.send(addToList(list.id, [inside.account.id]));
  const { shown } = await open(client, { kind: 'list', listId: list.id });
  expect(shown()).toEqual([inside.id]);
});

test('bookmarks stand in the order of keeping, page by page, and by folder [2.2.028, 2.7.005]', async () => {
  const { post, visitAs } = await begin();
  const client = await visitAs('alice');
  const posts: Posted[] = [];
  for (let number = 0; number < 45; number += 1) posts.push(await post('bob', `number ${number}`));
  // Every third first: the order of keeping is not that of the ids.
  const kept = [0, 1, 2].flatMap((rest) => posts.filter((_, index) => index % 3 === rest));
  for (const { id } of kept) await client.send(setBookmark(id, true));
  expect(await readAll(client, { kind: 'bookmarks', folderId: null })).toEqual(ids(kept).reverse());

  const folder = await client.send(createBookmarkFolder({ name: 'later', emoji: null }));
  const [one, two] = ids(posts);
  if (one === undefined || two === undefined) throw new Error('Nothing was posted.');
  for (const id of [two, one]) await client.send(setBookmark(id, true, folder.id));
  const { shown } = await open(client, { kind: 'bookmarks', folderId: folder.id });
  expect([...shown()].sort()).toEqual([one, two].sort());
});

test('direct posts are a timeline on Pleroma [2.2.028, 2.7.003]', async () => {
  const { post, visitAs, requests } = await begin();
  const first = await post('bob', '@alice one', { visibility: 'direct' });
  const second = await post('bob', '@alice two', { visibility: 'direct' });
  await post('bob', '@alice in public');
  const { shown } = await open(await visitAs('alice'), { kind: 'direct' });
  expect(shown()).toEqual(ids([second, first]));
  expect((await requests()).filter(({ path }) => path === '/api/v1/timelines/direct')).toHaveLength(1);
});

test('elsewhere the last post of each conversation stands for it, and what is new comes to the top', async () => {
  const { post, visitAs, requests } = await begin('akkoma');
  const first = await post('bob', '@alice one', { visibility: 'direct' });
  const other = await post('carol', '@alice hello', { visibility: 'direct' });
  const answer = await post('bob', '@alice two', { visibility: 'direct', inReplyTo: first.id });
  const client = await visitAs('alice');
  const { feed, shown } = await open(client, { kind: 'direct' });
  expect([...shown()].sort()).toEqual(ids([other, answer]).sort());
  const newest = await post('dave', '@alice me too', { visibility: 'direct' });
  await feed.catchUp();
  expect(queueSummary(feed.state.get())).toEqual({ count: 1, needsReload: false });
  feed.showQueue();
  expect(shown()[0]).toBe(newest.id);
  expect(shown()).toHaveLength(3);
  expect((await requests()).some(({ path }) => path === '/api/v1/timelines/direct')).toBe(false);
});

test('mentions are the posts that name the person, the latest notification first [2.2.028]', async () => {
  const { post, visitAs } = await begin();
  const first = await post('bob', 'hello @alice');
  await post('bob', 'nobody is named');
  const second = await post('carol', '@alice too');
  const client = await visitAs('alice');
  const { feed, shown } = await open(client, { kind: 'mentions' });
  expect(shown()).toEqual(ids([second, first]));
  const third = await post('dave', '@alice again');
  await feed.catchUp();
  feed.showQueue();
  expect(shown()).toEqual(ids([third, second, first]));
});

test('favourites stand in the order of favouriting, and of another person where they are not hidden [2.2.028]', async () => {
  const { post, act, visitAs } = await begin();
  const posts = [await post('bob', 'one'), await post('bob', 'two'), await post('bob', 'three')];
  const [one, two, three] = ids(posts);
  for (const status of [three, one, two]) await act('alice', 'favourite', { status });
  const client = await visitAs('alice');
  expect(await readAll(client, { kind: 'favourites' })).toEqual([two, one, three]);

  const { own } = client.session.state.get() as { own: { id: AccountId } };
  const bob = await visitAs('bob');
  const theirs: FeedSource = { kind: 'user-favourites', accountId: own.id };
  const hidden = bob.feeds.get(theirs);
  await hidden.open();
  expect(hidden.state.get().error).toMatchObject({ reason: { status: 403 } });
  await client.send(updateProfile({ hideFavourites: false }));
  await hidden.reload();
  expect(new Set(hidden.state.get().segments.flat())).toEqual(new Set([one, two, three]));
});

test('the quotes of a status are listed by Pleroma, and by Mastodon at its own route [2.2.028, 2.7.003]', async () => {
  for (const character of ['pleroma', 'mastodon'] as const) {
    const { post, visit, requests } = await begin(character);
    const quoted = await post('bob', 'worth quoting');
    const first = await post('carol', 'see this', { quote: quoted.id });
    const second = await post('alice', 'and this', { quote: quoted.id });
    const { shown } = await open(visit(), { kind: 'quotes', statusId: quoted.id });
    expect(shown()).toEqual(ids([second, first]));
    const asked = (await requests()).map(({ path }) => path).filter((path) => path.endsWith('/quotes'));
    const prefix = character === 'pleroma' ? '/api/v1/pleroma/statuses' : '/api/v1/statuses';
    expect(asked).toEqual([`${prefix}/${quoted.id}/quotes`]);
  }
});

test('of a person: all, without replies, without repeats, pinned, with media [2.2.028]', async () => {
  const { post, act, door, visitAs } = await begin();
  const other = await post('carol', 'by carol');
  const plain = await post('bob', 'plain');
  const reply = await post('bob', '@carol a reply', { inReplyTo: other.id });
  const repeat = await door<{ id: StatusId }>('act', { as: 'bob', action: 'reblog', status: other.id });
  await act('bob', 'pin', { status: plain.id });
  const { newest } = await door<{ newest: StatusId }>('bulk', { count: 1, kind: 'media', as: 'bob' });
  const client = await visitAs('alice');
  const accountId = plain.account.id;
  const all = await readAll(client, { kind: 'user', accountId });
  expect([...all].sort()).toEqual([plain.id, reply.id, repeat.id, newest].sort());
  const noReplies = await readAll(client, { kind: 'user', accountId, withoutReplies: true });
  expect([...noReplies].sort()).toEqual([plain.id, repeat.id, newest].sort());
  const { feed, shown } = await open(client, { kind: 'user', accountId });
  await feed.setView({ ...wholeView, withoutRepeats: true });
  expect([...shown()].sort()).toEqual([plain.id, reply.id, newest].sort());
  expect(await readAll(client, { kind: 'user-pinned', accountId })).toEqual([plain.id]);
  expect(await readAll(client, { kind: 'media', accountId })).toEqual([newest]);
});

test('the servers that an operator chose have a timeline where the server says so', async () => {
  const { post, visit, requests } = await begin('akkoma');
  const { id } = await post('bob', 'in the bubble');
  const { shown } = await open(visit(), { kind: 'bubble' });
  expect(shown()).toEqual([id]);
  expect((await requests()).some(({ path }) => path === '/api/v1/timelines/bubble')).toBe(true);
});

test('a timeline that the server lacks is not offered, and one of what is gone has failed', async () => {
  for (const character of ['pleroma', 'mastodon'] as const) {
    const { visit } = await begin(character);
    const { feed, shown } = await open(visit(), { kind: 'bubble' });
    expect(feed.state.get()).toMatchObject({ opened: true, isOffered: false });
    expect(shown()).toEqual([]);
  }
  const { visit } = await begin('mastodon');
  const quotes = visit().feeds.get({ kind: 'quotes', statusId: '404' as StatusId });
  await quotes.open();
  expect(quotes.state.get()).toMatchObject({
    opened: false,
    isOffered: true,
    error: { reason: { status: 404 } },
  });
});

test('two sources are one feed when they show the same', () => {
  const listId = '1' as ListId;
  const keys = (...sources: FeedSource[]) => new Set(sources.map(feedKey)).size;
  const accountId = 'a' as AccountId;
  expect(keys({ kind: 'list', listId }, { listId, kind: 'list' })).toBe(1);
  expect(keys({ kind: 'bookmarks', folderId: null }, { kind: 'bookmarks', folderId: '1' })).toBe(2);
  expect(
    keys({ kind: 'user', accountId }, { kind: 'user-pinned', accountId }, { kind: 'media', accountId }),
  ).toBe(3);
  expect(keys({ kind: 'user', accountId }, { kind: 'user', accountId, withoutReplies: true })).toBe(2);
});

test('whatever is ordered by id keeps no silent hole: what was missed leaves a gap, and it fills', async () => {
  const { post, door, visitAs } = await begin();
  const { account } = await post('bob', 'the first');
  const client = await visitAs('alice');
  const sources: FeedSource[] = [
    { kind: 'user', accountId: account.id },
    { kind: 'media', accountId: account.id },
  ];
  await door('bulk', { count: 30, kind: 'media', as: 'bob', endAt: Date.now() + 60_000 });
  for (const source of sources) await open(client, source);
  await door('bulk', { count: 70, kind: 'media', as: 'bob', endAt: Date.now() + 600_000 });
  for (const source of sources) {
    const { feed, shown } = await open(client, source);
    await feed.catchUp();
    expect(queueSummary(feed.state.get())).toEqual({ count: 40, needsReload: true });
    feed.showQueue();
    const gap = () => rowsOf(feed.state.get().segments).find((row) => row.kind === 'gap');
    expect(gap()).toBeDefined();
    for (let fills = 0; fills < 5; fills += 1) {
      const hole = gap();
      if (hole?.kind === 'gap') await feed.fillGap(hole.above);
    }
    expect(gap()).toBeUndefined();
    expect(shown().length).toBeGreaterThan(70);
  }
});

test('a visitor who reads causes no request for relationships, lists, follow requests or markers [2.2.050]', async () => {
  const { post, visit, requests } = await begin();
  const { account, id } = await post('bob', 'a #tag');
  const client = visit();
  client.settings.set('replyVisibility', 'following');
  const sources: FeedSource[] = [
    { kind: 'public' },
    { kind: 'local' },
    { kind: 'tag', tag: 'tag' },
    { kind: 'user', accountId: account.id },
    { kind: 'quotes', statusId: id },
  ];
  for (const source of sources) await open(client, source);
  await Promise.all([listsOf(client).load(), bookmarkFoldersOf(client).load(), readMarkersOf(client).load()]);
  const asked = (await requests()).map(({ path }) => path);
  expect(asked).toContain('/api/v1/timelines/tag/tag');
  expect(
    asked.filter((path) => /relationships|lists|follow_requests|reactions|markers|folders/.test(path)),
  ).toEqual([]);
});

test('of the feeds that were left the last six are kept', async () => {
  const { visit } = await begin();
  const client = visit();
  const names = Array.from({ length: 12 }, (_, index) => `tag${index}`);
  for (const tag of names) {
    const source: FeedSource = { kind: 'tag', tag };
    const leave = client.feeds.show(source);
    await open(client, source);
    leave();
  }
  expect(client.feeds.all().map(({ source }) => source)).toEqual(
    names.slice(-6).map((tag) => ({ kind: 'tag', tag })),
  );
});
