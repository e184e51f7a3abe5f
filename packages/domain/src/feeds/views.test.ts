import {
  getStatus,
  lookupAccount,
  muteAccount,
  setBlock,
  setConversationMute,
  type AccountId,
  type StatusId,
} from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { importArrival } from '../events/arrivals';
import { decisionsOf } from '../people/decisions';
import { startServer } from '../testing/start-server';
import type { Feed } from './feed';
import { wholeView } from './feed-view';
import { queueSummary } from '../kernel/feed/list-state';
import { rowsOf } from './feed-state';

interface Posted {
  id: StatusId;
  account: { id: AccountId };
}

const shown = (feed: Feed): StatusId[] => feed.state.get().segments.flat();

/** Home of alice, who follows bob and not carol: bob answers carol, bob answers alice, bob speaks for himself. */
async function begin(between?: (request: Request, next: typeof fetch) => Promise<Response>) {
  const server = await startServer();
  const post = (as: string, text: string, more: object = {}) =>
    server.door<Posted>('post', { as, text, ...more });
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  const carols = await post('carol', 'by carol');
  const own = await post('alice', 'by alice');
  const toStranger = await post('bob', 'to carol', { inReplyTo: carols.id });
  const toReader = await post('bob', 'to alice', { inReplyTo: own.id });
  const plain = await post('bob', 'to nobody');
  const toFollowed = await post('bob', 'to myself', { inReplyTo: plain.id });
  const client = await server.visitAs('alice', between ? { between } : {});
  client.live.start();
  const home = client.feeds.get({ kind: 'home' });
  const posts = { carols, own, toStranger, toReader, plain, toFollowed };
  return { ...server, post, client, home, posts };
}

/** Resolves once the page has gone live, by its question for filters. */
async function live(requests: () => Promise<{ path: string }[]>): Promise<void> {
  await vi.waitFor(async () =>
    expect((await requests()).some(({ path }) => path === '/api/v1/filters')).toBe(true),
  );
}

const queries = async (requests: () => Promise<{ path: string; query: string }[]>) =>
  (await requests()).filter(({ path }) => path === '/api/v1/timelines/home').map(({ query }) => query);

test('replies to people whom one does not follow, or to anybody else, can be left out [2.2.049]', async () => {
  const { client, home, posts, requests } = await begin();
  const { own, toStranger, toReader, plain, toFollowed } = posts;
  client.settings.set('replyVisibility', 'following');
  await home.open();
  expect(shown(home)).toEqual([toFollowed, plain, toReader, own].map(({ id }) => id));
  expect((await queries(requests))[0]).toContain('reply_visibility=following');

  client.settings.set('replyVisibility', 'self');
  await vi.waitFor(() => expect(shown(home)).toEqual([plain, toReader, own].map(({ id }) => id)));
  expect(await queries(requests)).toHaveLength(1);

  client.settings.set('replyVisibility', 'all');
  await vi.waitFor(() => expect(shown(home)).toContain(toStranger.id));
  expect(await queries(requests)).toHaveLength(2);
});

test('a reply that arrives by itself is left out like those of a page [2.2.049]', async () => {
  const { client, home, posts, post } = await begin();
  client.settings.set('replyVisibility', 'following');
  await home.open();
  const told: { id: StatusId }[] = [];
  for (const to of [posts.carols, posts.plain]) {
    const { id } = await post('bob', 'live', { inReplyTo: to.id });
    importArrival(client.graph, await client.send(getStatus(id)));
    home.receive(id);
    told.push({ id });
  }
  await vi.waitFor(() => expect(queueSummary(home.state.get()).count).toBe(1));
  home.showQueue();
  expect(shown(home)[0]).toBe(told[1]?.id);
  expect(shown(home)).not.toContain(told[0]?.id);
});

test('who is followed while it is asked whom replies are to stays followed, and replies to them are shown', async () => {
  let letGo: (() => void) | undefined;
  const { client, home, posts } = await begin(async (request, next) => {
    const answer = await next(request);
    const isAsked = request.method === 'GET' && request.url.includes('/accounts/relationships');
    if (isAsked && letGo === undefined) await new Promise<void>((resolve) => (letGo = resolve));
    return answer;
  });
  await home.open();
  client.settings.set('replyVisibility', 'following');
  await vi.waitFor(() => expect(letGo).toBeDefined());
  const carol = await client.send(lookupAccount('carol'));
  await decisionsOf(client).decide(carol, { kind: 'follow', on: true });
  letGo?.();
  await vi.waitFor(() => expect(home.state.get().view.replies).toBe('following'));
  expect(client.graph.relationships.get(carol.id)?.following).toBe(true);
  expect(shown(home)).toContain(posts.toStranger.id);
});

test('visitors see all replies, whatever is set [2.2.049]', async () => {
  const { posts, visit, requests } = await begin();
  const client = visit();
  client.settings.set('replyVisibility', 'self');
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  expect(shown(feed)).toContain(posts.toStranger.id);
  expect((await requests()).some(({ query }) => query.includes('reply_visibility'))).toBe(false);
});

test('repeats can be hidden where the server cannot, and come back without asking', async () => {
  const { client, home, posts, door, requests } = await begin();
  const repeat = await door<{ id: StatusId }>('act', {
    as: 'bob',
    action: 'reblog',
    status: posts.carols.id,
  });
  await home.open();
  expect(shown(home)[0]).toBe(repeat.id);
  await home.setView({ ...wholeView, withoutRepeats: true });
  expect(shown(home)).not.toContain(repeat.id);
  await home.setView(wholeView);
  expect(shown(home)[0]).toBe(repeat.id);
  expect(await queries(requests)).toHaveLength(1);
  expect(client.notices.list.get()).toEqual([]);
});

test('only media: the rest leaves at once; later all of it is there again, what is newer waits [2.7.004]', async () => {
  const { home, post, door } = await begin();
  const { oldest } = await door<{ oldest: StatusId }>('bulk', { count: 5, kind: 'media', as: 'bob' });
  await home.open();
  const before = shown(home);
  await home.setView({ ...wholeView, onlyMedia: true });
  expect(shown(home)).toHaveLength(5);
  expect(shown(home).at(-1)).toBe(oldest);
  await home.loadOlder();
  const newer = await post('bob', 'meanwhile');
  await home.setView(wholeView);
  expect(shown(home)).toEqual(before);
  expect(queueSummary(home.state.get()).count).toBe(1);
  home.showQueue();
  expect(shown(home)[0]).toBe(newer.id);
});

test('what a timeline leaves out is remembered: another visit begins with it, other kinds of timelines do not', async () => {
  const { client, home, posts, door, requests, visitAs } = await begin();
  const repeat = await door<{ id: StatusId }>('act', {
    as: 'bob',
    action: 'reblog',
    status: posts.carols.id,
  });
  await home.open();
  client.settings.set('timelineFilters', ['home:withoutRepeats', 'home:onlyMedia']);
  await vi.waitFor(() => expect(shown(home)).toEqual([]));

  client.settings.set('timelineFilters', ['home:withoutRepeats']);
  await vi.waitFor(() => expect(shown(home)).toContain(posts.plain.id));
  expect(shown(home)).not.toContain(repeat.id);

  const later = await visitAs('bob');
  later.settings.set('timelineFilters', ['home:onlyMedia']);
  const asked = (await queries(requests)).length;
  await later.feeds.get({ kind: 'home' }).open();
  expect((await queries(requests))[asked]).toContain('only_media=true');
  const known = later.feeds.get({ kind: 'public' });
  await known.open();
  expect(shown(known)).toContain(posts.plain.id);
});

test('posts with media can be left out, repeated ones too, and come back without asking', async () => {
  const { client, home, posts, door, requests } = await begin();
  const { oldest } = await door<{ oldest: StatusId }>('bulk', { count: 2, kind: 'media', as: 'bob' });
  const repeat = await door<{ id: StatusId }>('act', { as: 'bob', action: 'reblog', status: oldest });
  await home.open();
  const before = shown(home);
  expect(before[0]).toBe(repeat.id);
  client.settings.set('timelineFilters', ['home:withoutMedia']);
  await vi.waitFor(() => expect(shown(home)[0]).toBe(posts.toFollowed.id));
  client.settings.set('timelineFilters', []);
  await vi.waitFor(() => expect(shown(home)).toEqual(before));
  expect(await queries(requests)).toHaveLength(1);
});

test('a view that the server did not give is asked for once more when the timeline is looked at again', async () => {
  const { client, home, posts, door } = await begin();
  client.settings.set('timelineFilters', ['home:onlyMedia']);
  await home.open();
  await door('fail', { path: '/timelines/home', status: 500 });
  client.settings.set('timelineFilters', []);
  await vi.waitFor(() => expect(client.notices.list.get()).toMatchObject([{ key: 'timeline.error' }]));
  expect(shown(home)).toEqual([]);
  client.feeds.show({ kind: 'home' });
  await vi.waitFor(() => expect(shown(home)).toContain(posts.plain.id));
});

test('a looser view that the server does not give leaves everything as it is', async () => {
  const { client, home, door } = await begin();
  client.settings.set('replyVisibility', 'self');
  await home.open();
  const before = shown(home);
  await door('fail', { path: '/timelines/home', status: 500 });
  expect(await home.setView(wholeView)).toBe(false);
  expect(shown(home)).toEqual(before);
  expect(home.state.get().view.replies).toBe('self');
  expect(client.notices.list.get()).toMatchObject([{ key: 'timeline.error' }]);
  expect(await home.setView(wholeView)).toBe(true);
  expect(shown(home).length).toBeGreaterThan(before.length);
});

test('the last of several wishes counts', async () => {
  const { client, home, posts } = await begin();
  await home.open();
  client.settings.set('replyVisibility', 'self');
  client.settings.set('replyVisibility', 'following');
  client.settings.set('replyVisibility', 'all');
  await vi.waitFor(() => expect(home.state.get().view.replies).toBe('all'));
  await home.setView(home.state.get().view);
  expect(shown(home)).toContain(posts.toStranger.id);
});

test('a gap beneath statuses that are left out still fills', async () => {
  const { home, door } = await begin();
  await home.open();
  await home.setView({ ...wholeView, withoutRepeats: true });
  await door('bulk', { count: 60, as: 'bob', endAt: Date.now() + 120_000 });
  await home.catchUp();
  home.showQueue();
  for (let fills = 0; fills < 5; fills += 1) {
    const gap = rowsOf(home.state.get().segments).find((row) => row.kind === 'gap');
    if (gap?.kind === 'gap') await home.fillGap(gap.above);
  }
  expect(rowsOf(home.state.get().segments).some((row) => row.kind === 'gap')).toBe(false);
  expect(shown(home).length).toBeGreaterThanOrEqual(60);
});

test('blocking takes an account out of the large timelines at once, waiting or repeated; nothing comes back [2.2.048]', async () => {
  const { client, home, posts, post, door, requests } = await begin();
  await live(requests);
  const repeat = await door<{ id: StatusId }>('act', {
    as: 'bob',
    action: 'reblog',
    status: posts.carols.id,
  });
  await home.open();
  const [known, local] = [client.feeds.get({ kind: 'public' }), client.feeds.get({ kind: 'local' })];
  await Promise.all([known.open(), local.open()]);
  await post('carol', 'waits');
  await known.catchUp();
  const person = client.feeds.get({ kind: 'user', accountId: posts.carols.account.id });
  await person.open();
  const carol = posts.carols.account.id;
  client.graph.relationships.put(carol, await client.send(setBlock(carol, true)));
  await vi.waitFor(() => expect(shown(home)).not.toContain(repeat.id));
  expect(shown(home)).toContain(posts.plain.id);
  await vi.waitFor(() => {
    for (const feed of [known, local]) expect(shown(feed)).not.toContain(posts.carols.id);
  });
  expect(queueSummary(known.state.get()).count).toBe(0);
  expect(shown(person)).toContain(posts.carols.id);

  // Asked for before the block, and here after it.
  local.receive(repeat.id);
  await vi.waitFor(() => expect(queueSummary(local.state.get()).count).toBe(1));
  client.graph.relationships.put(carol, await client.send(setBlock(carol, false)));
  await vi.waitFor(() => expect(queueSummary(local.state.get()).count).toBe(0));
  for (const feed of [home, known, local]) {
    feed.showQueue();
    expect(shown(feed)).not.toContain(posts.carols.id);
    expect(shown(feed)).not.toContain(repeat.id);
  }
});

test('what muted people post comes too, with the first page already, for those who want to see that it is there', async () => {
  const { client, home, posts, post, requests } = await begin();
  await client.send(muteAccount(posts.plain.account.id, { notifications: false, seconds: 0 }));
  await home.open();
  expect(shown(home)).toContain(posts.plain.id);
  await client.features.load();
  await home.reload();
  expect(shown(home)).toContain(posts.plain.id);
  const { id } = await post('bob', 'muted, and new');
  await home.catchUp();
  home.showQueue();
  expect(shown(home)).toContain(id);

  client.settings.set('hideMutedPosts', true);
  await home.reload();
  expect(shown(home)).toEqual([posts.own.id]);
  const sent = (await queries(requests)).map((query) => query.includes('with_muted=true'));
  expect(sent).toEqual([true, true, true, false]);

  await client.accounts.signOut();
  const known = client.accounts.shown.get().feeds.get({ kind: 'public' });
  await known.open();
  await known.reload();
  const open = (await requests()).filter(({ path }) => path === '/api/v1/timelines/public');
  expect(open.map(({ query }) => query.includes('with_muted'))).toEqual([false, false]);
});

test('who wants to see again what muted people write sees it at once, and where it was read', async () => {
  const { client, home, posts, post, requests } = await begin();
  await live(requests);
  await client.features.load();
  await client.send(muteAccount(posts.plain.account.id, { notifications: false, seconds: 0 }));
  client.settings.set('hideMutedPosts', true);
  const last = await post('alice', 'after what bob wrote');
  const end = client.feeds.show({ kind: 'home' });
  await home.open();
  const known = client.accounts.shown.get().feeds.get({ kind: 'public' });
  await known.open();
  expect(shown(home)).toEqual([last.id, posts.own.id]);
  expect(shown(known)).not.toContain(posts.plain.id);
  const newer = await post('alice', 'meanwhile');

  client.settings.set('hideMutedPosts', false);
  await vi.waitFor(() => expect(shown(home)).toContain(posts.plain.id));
  // What is newer than what is read waits above it.
  expect(shown(home)).not.toContain(newer.id);
  home.showQueue();
  expect(shown(home)[0]).toBe(newer.id);
  end();
  // A timeline that nobody looked at is asked when somebody does.
  expect(shown(known)).not.toContain(posts.plain.id);
  await known.catchUp();
  expect(shown(known)).toContain(posts.plain.id);
  expect([...known.ids()].filter((id) => id === posts.plain.id)).toHaveLength(1);
});

test('who hides muted people alone still gets muted conversations, which a line stands for', async () => {
  const { client, home, posts, door, requests } = await begin();
  await live(requests);
  await client.features.load();
  const { carols, plain, own } = posts;
  await door('act', { as: 'alice', action: 'follow', target: 'carol' });
  await client.send(muteAccount(plain.account.id, { notifications: false, seconds: 0 }));
  await client.send(setConversationMute(carols.id, true));
  client.settings.set('hideMutedPosts', true);
  const end = client.feeds.show({ kind: 'home' });
  await home.open();
  expect(shown(home)).toEqual([own.id]);

  client.settings.set('hideMutedThreads', false);
  await vi.waitFor(() => expect(shown(home)).toContain(carols.id));
  const { hidden } = client.statusViews;
  expect(hidden.isHidden(carols.id, 'home')).toBe(false);
  expect(hidden.isHidden(plain.id, 'home')).toBe(true);
  end();
});

test('a server that keeps what is muted to itself is not asked for it', async () => {
  const { client, home, requests } = await begin();
  (await client.features.load()).markMissing('mutedInTimelines');
  await home.open();
  await home.reload();
  const sent = await queries(requests);
  expect(sent).toHaveLength(2);
  expect(sent.join()).not.toContain('with_muted');
});
