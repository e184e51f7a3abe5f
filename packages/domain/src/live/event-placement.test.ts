import type { AccountId, ListId, Status, StatusId, StreamEvent } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { importOwnPost } from '../drafts/make-drafts';
import type { FeedSource } from '../feeds/feed-source';
import { wholeView } from '../feeds/feed-view';
import { createFeeds } from '../feeds/feeds';
import { createGraph } from '../graph/graph';
import { createFeatures } from '../instance/features';
import { queueSummary } from '../kernel/feed/list-state';
import { createLazy } from '../kernel/lazy';
import { composedStatus } from '../testing/composed-status';
import { relationTo } from '../testing/relation-to';
import { createEventPlacement } from './event-placement';

const id = (number: number): string => String(number).padStart(6, '0');

/** Feeds whose pages have one old status, and what is told of new ones. */
async function begin(...sources: FeedSource[]) {
  const graph = createGraph();
  const asked: string[] = [];
  const feeds = createFeeds({
    graph,
    log: () => {},
    features: createLazy(async () => createFeatures(new Set(['conversations']))),
    viewer: () => null,
    view: () => wholeView,
    withMuted: () => false,
    send: (call) => {
      asked.push(call.path);
      const status = {
        id: id(1),
        account: { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/wren' },
      };
      const body = call.path.endsWith('/conversations')
        ? [{ id: '1', accounts: [], last_status: status }]
        : [status];
      return Promise.resolve(call.read(body, { status: 200, link: null }));
    },
  });
  const news = createEventPlacement({ graph, feeds });
  for (const source of sources) {
    feeds.show(source);
    await feeds.get(source).open();
    await feeds.get(source).catchUp();
  }
  asked.length = 0;
  const counts = () => sources.map((source) => queueSummary(feeds.get(source).state.get()).count);
  const shown = () => sources.map((source) => feeds.get(source).state.get().segments.flat().length);
  const update = (status: Status, stream: string[] | null): StreamEvent => ({
    kind: 'update',
    status,
    stream,
  });
  return { graph, news, feeds, asked, counts, shown, update };
}

const listId = '3' as ListId;

test('what a stream tells goes to the feed that it is of, and to no other', async () => {
  const sources: FeedSource[] = [
    { kind: 'home' },
    { kind: 'public' },
    { kind: 'local' },
    { kind: 'tag', tag: 'Cats' },
    { kind: 'tag', tag: 'dogs' },
    { kind: 'list', listId },
    { kind: 'list', listId: '4' as ListId },
  ];
  const { news, counts, update } = await begin(...sources);
  const hear = (number: number, stream: string[] | null) =>
    news.apply(update(composedStatus(id(number)), stream));
  hear(2, ['user']);
  expect(counts()).toEqual([1, 0, 0, 0, 0, 0, 0]);
  hear(3, ['public:local']);
  expect(counts()).toEqual([1, 0, 1, 0, 0, 0, 0]);
  hear(4, ['hashtag', 'CATS']);
  expect(counts()).toEqual([1, 0, 1, 1, 0, 0, 0]);
  hear(5, ['list', '3']);
  expect(counts()).toEqual([1, 0, 1, 1, 0, 1, 0]);
  hear(6, ['public']);
  hear(6, ['public']);
  expect(counts()).toEqual([1, 1, 1, 1, 0, 1, 0]);
  // A server that names no stream carries the own one only.
  hear(7, null);
  expect(counts()).toEqual([2, 1, 1, 1, 0, 1, 0]);
});

test('a mention, and a conversation where posts stand as the server has them, are asked for', async () => {
  const { news, asked } = await begin({ kind: 'mentions' }, { kind: 'direct' });
  const account = composedStatus(id(2)).account;
  const status = composedStatus(id(2), { visibility: 'direct' });
  const notification = { id: '1', type: 'mention', status, account } as never;
  news.apply({ kind: 'notification', notification });
  await vi.waitFor(() => expect(asked).toEqual(['/api/v1/notifications']));
  const conversation = { id: '1', accounts: [], unread: true, lastStatus: status } as never;
  news.apply({ kind: 'conversation', conversation });
  await vi.waitFor(() => expect(asked).toEqual(['/api/v1/notifications', '/api/v1/conversations']));
});

test('an own post stands at once where it belongs: under its tags, on the own profile, by its scope', async () => {
  const accountId = 'a1' as AccountId;
  const { graph, feeds, shown } = await begin(
    { kind: 'home' },
    { kind: 'public' },
    { kind: 'local' },
    { kind: 'tag', tag: 'Cats' },
    { kind: 'user', accountId },
    { kind: 'user', accountId, withoutReplies: true },
    { kind: 'user', accountId: 'a2' as AccountId },
    { kind: 'media', accountId },
  );
  const post = (number: number, wire: object) =>
    importOwnPost({ graph, feeds }, composedStatus(id(number), { ...wire }));
  post(2, { tags: [{ name: 'cats', url: 'https://nest.example/tag/cats' }] });
  expect(shown()).toEqual([2, 2, 2, 2, 2, 2, 1, 1]);
  post(3, { visibility: 'private', in_reply_to_id: id(1), in_reply_to_account_id: 'a9' });
  expect(shown()).toEqual([3, 2, 2, 2, 3, 2, 1, 1]);
  post(4, { visibility: 'local' });
  expect(shown()).toEqual([4, 2, 3, 2, 4, 3, 1, 1]);
});

test('a deleted status waits no longer, and what it was is marked where it stands', async () => {
  const { graph, news, counts, update } = await begin({ kind: 'home' });
  news.apply(update(composedStatus(id(2)), ['user']));
  news.apply({ kind: 'delete', id: id(2) as StatusId });
  expect(counts()).toEqual([0]);
  expect(graph.statuses.get(id(2) as StatusId)?.deleted).toBe(true);
});

test('how the reader stands to somebody changes with a request that is granted, or refused', async () => {
  const { graph, news } = await begin();
  const known = 'a5' as AccountId;
  const unknown = 'a6' as AccountId;
  graph.relationships.put(known, relationTo(known, { requested: true }));
  const counts = (of: AccountId) => ({ id: of, followersCount: 0, followingCount: 0 });
  const told = (
    state: 'follow_accept' | 'follow_pending' | 'unfollow',
    followed: AccountId,
  ): StreamEvent => ({
    kind: 'relationship',
    change: { state, follower: counts('a1' as AccountId), followed: counts(followed) },
  });
  news.apply(told('follow_accept', known));
  expect(graph.relationships.get(known)).toMatchObject({ following: true, requested: false });
  news.apply(told('unfollow', known));
  expect(graph.relationships.get(known)).toMatchObject({ following: false, requested: false });
  news.apply(told('follow_pending', known));
  expect(graph.relationships.get(known)).toMatchObject({ following: false, requested: true });
  news.apply(told('follow_accept', unknown));
  expect(graph.relationships.get(unknown)).toBeUndefined();
});

test('filters that have changed are told of', async () => {
  const { graph, news } = await begin();
  const heard = vi.fn<() => void>();
  liveHubOf(graph).on('filters', heard);
  news.apply({ kind: 'filters_changed' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a reply that arrives raises the count of what it answers once, and lowers it when it is deleted', async () => {
  const { graph, news, feeds, update } = await begin({ kind: 'home' });
  const replies = () => graph.statuses.get(id(1) as StatusId)?.repliesCount;
  const reply = composedStatus(id(2), { in_reply_to_id: id(1), in_reply_to_account_id: 'a1' });
  expect(replies()).toBe(0);
  news.apply(update(reply, ['user']));
  news.apply(update(reply, ['public']));
  expect(replies()).toBe(1);
  const own = composedStatus(id(3), { in_reply_to_id: id(1), in_reply_to_account_id: 'a1' });
  importOwnPost({ graph, feeds }, own);
  news.apply(update(own, ['user']));
  expect(replies()).toBe(2);
  news.apply({ kind: 'delete', id: id(2) as StatusId });
  expect(replies()).toBe(1);
});
