import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { storeSnapshot } from '../feeds/snapshots/store-snapshot';
import { dropWhenOutdated } from '../snapshots/drop-when-outdated';
import { queueSummary } from '../kernel/feed/list-state';
import { decisionsOf } from '../people/decisions';
import { memorySnapshots } from '../testing/memory-storage';
import { returningReader, shownAtHome, shownAtOnce } from '../testing/returning-reader';
import type { PageClient } from './create-client';

vi.setConfig({ testTimeout: 20_000 });

const home = { kind: 'home' } as const;

const store = (client: PageClient) => storeSnapshot(client, client.feeds.get(home), { position: null });

test('the next start shows home as it was before the server answers, and then what is new waits above it', async () => {
  const { alice, posts, post, comeBack } = await returningReader();
  expect(await store(alice)).toBe(true);
  const later = await post('carol');
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual(posts);
  const feed = start.client.feeds.get(home);
  expect(feed.state.get().storedAt).toBeTypeOf('number');
  expect(start.client.statusViews.get(`${posts[0]}` as StatusId)?.content.plainText).toBe('a song');
  start.release();
  await vi.waitFor(() => expect(queueSummary(feed.state.get()).count).toBe(1));
  expect(shownAtHome(start.client)).toEqual(posts);
  expect(feed.state.get()).toMatchObject({ storedAt: null, error: null });
  feed.showQueue();
  expect(shownAtHome(start.client)).toEqual([later, ...posts]);
});

test('what was deleted or blocked elsewhere goes when the server has answered, and is not there at the start after that', async () => {
  const { server, alice, posts, comeBack } = await returningReader();
  await store(alice);
  await server.door('act', { as: 'bob', action: 'delete', status: posts[0] });
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual(posts);
  start.release();
  await vi.waitFor(() => expect(shownAtHome(start.client)).toEqual(posts.slice(1)));
  // Nothing was stored since: the start after that shows nothing old.
  expect(await shownAtOnce(comeBack())).toEqual([]);
});

test.each([
  ['somebody was blocked', (client) => decide(client, { kind: 'block', on: true })],
  [
    'somebody was muted',
    (client) => decide(client, { kind: 'mute', on: true, notifications: false, seconds: 0 }),
  ],
  ['somebody is no longer followed', (client) => decide(client, { kind: 'follow', on: false })],
] satisfies [string, (client: PageClient) => Promise<void>][])(
  'after %s the stored timeline is not shown any more',
  async (_name, change) => {
    const { alice, comeBack } = await returningReader();
    await store(alice);
    await change(alice);
    expect(await shownAtOnce(comeBack())).toEqual([]);
  },
);

async function decide(client: PageClient, decision: Parameters<ReturnType<typeof decisionsOf>['decide']>[1]) {
  const bob = await client.send(lookupAccount('bob'));
  expect(await decisionsOf(client).decide(bob, decision)).toBeNull();
}

test('nothing is left after logging out, neither in the records nor in the database', async () => {
  const { alice, storage, texts, comeBack } = await returningReader();
  await store(alice);
  expect(texts.size).toBe(1);
  // The start script reads it under this name.
  expect(storage.keys('linnet-timeline')).toEqual([`linnet-timeline ${alice.records?.id}`]);
  await alice.accounts.signOut();
  expect(storage.keys('linnet-timeline')).toEqual([]);
  expect(texts.size).toBe(0);
  expect(await shownAtOnce(comeBack())).toEqual([]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['changed', (text: string) => text.replace('a song', 'a sonG')],
  ['missing', () => null],
])('a stored timeline that is %s counts as none', async (_name, damage) => {
  const { alice, texts, comeBack } = await returningReader();
  await store(alice);
  for (const [name, text] of texts) {
    const damaged = damage(text);
    if (damaged === null) texts.delete(name);
    else texts.set(name, damaged);
  }
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual([]);
  start.release();
  await vi.waitFor(() => expect(shownAtHome(start.client)).toHaveLength(5));
});

test('another build, another view or another account does not show it, nor a browser whose records were cleared', async () => {
  const { server, alice, storage, comeBack } = await returningReader();
  await store(alice);
  expect(await shownAtOnce(comeBack({ build: 'b2' }))).toEqual([]);
  const only = comeBack();
  only.client.settings.set('replyVisibility', 'following');
  expect(await shownAtOnce(only)).toEqual([]);
  alice.settings.set('replyVisibility', 'all');
  for (const name of storage.keys('linnet-timeline')) storage.remove(name);
  expect(await shownAtOnce(comeBack())).toEqual([]);
  await store(alice);
  const dave = await server.visitAs('bob', { storage });
  expect(shownAtHome(dave)).toEqual([]);
});

test('turned off, nothing is stored and nothing stored is shown', async () => {
  const { alice, comeBack } = await returningReader();
  await store(alice);
  alice.settings.set('timelineSnapshots', false);
  expect(await shownAtOnce(comeBack())).toEqual([]);
  expect(await store(alice)).toBe(false);
});

test('without an answer the stored timeline stays, and is confirmed when the network is back', async () => {
  const { server, alice, posts, storage, texts } = await returningReader();
  await store(alice);
  let isOnline = false;
  const client = server.visit({
    storage,
    snapshots: memorySnapshots(texts),
    build: 'b1',
    between: (request, next) => (isOnline ? next(request) : Promise.reject(new TypeError('offline'))),
  });
  const feed = client.feeds.get(home);
  await feed.open();
  await vi.waitFor(() => expect(feed.state.get().error?.part).toBe('first'));
  expect(shownAtHome(client)).toEqual(posts);
  isOnline = true;
  await feed.catchUp();
  expect(feed.state.get()).toMatchObject({ storedAt: null, error: null });
  expect(shownAtHome(client)).toEqual(posts);
});

test('who is blocked before the server has answered, or in a page that never showed home, is not there at the next start', async () => {
  const { server, alice, storage, texts, comeBack } = await returningReader();
  await store(alice);
  const client = server.visit({ storage, snapshots: memorySnapshots(texts), build: 'b1' });
  client.start();
  await vi.waitFor(() => expect(client.session.token()).not.toBeNull());
  await client.features.load();
  await decide(client, { kind: 'block', on: true });
  await vi.waitFor(() => expect(storage.keys('linnet-timeline')).toEqual([]));
  client.live.stop();
  expect(await shownAtOnce(comeBack())).toEqual([]);
});

test('what a stream says was deleted is dropped although the page does not know it, and nothing else is', async () => {
  const { alice, posts, comeBack } = await returningReader();
  await store(alice);
  const { client } = comeBack();
  dropWhenOutdated(client);
  const { emit } = liveHubOf(client.graph);
  emit('deleted', 'of-somebody-else' as StatusId);
  expect(await shownAtOnce(comeBack())).toEqual(posts);
  emit('deleted', posts[1] as StatusId);
  expect(await shownAtOnce(comeBack())).toEqual([]);
});

test('turning it off removes what is stored, wherever that is done', async () => {
  const { alice, storage, texts } = await returningReader();
  await store(alice);
  alice.settings.set('timelineSnapshots', false);
  expect(storage.keys('linnet-timeline')).toEqual([]);
  expect(texts.size).toBe(0);
});

test('a server that wants a login takes the stored timeline from the screen and from the next start', async () => {
  const { server, alice, storage, texts, comeBack } = await returningReader();
  await store(alice);
  const client = server.visit({
    storage,
    snapshots: memorySnapshots(texts),
    build: 'b1',
    between: async () => Response.json({ error: 'The access token was revoked' }, { status: 401 }),
  });
  const feed = client.feeds.get(home);
  await feed.open();
  await vi.waitFor(() => expect(feed.state.get()).toMatchObject({ opened: false, storedAt: null }));
  expect(shownAtHome(client)).toEqual([]);
  expect(feed.state.get().error?.part).toBe('first');
  expect(storage.keys('linnet-timeline')).toEqual([]);
  expect(await shownAtOnce(comeBack())).toEqual([]);
});

test('what is newer is requested once, by the stream that is opened meanwhile', async () => {
  const { server, alice, storage, texts, post } = await returningReader({ listens: true });
  await store(alice);
  const later = await post('carol');
  const before = (await server.requests()).length;
  const client = server.visit({ storage, snapshots: memorySnapshots(texts), build: 'b1' });
  const feed = client.feeds.get(home);
  client.feeds.show(home);
  client.start();
  await feed.open();
  await vi.waitFor(() => expect(feed.state.get().pending.flat()).toEqual([later]), { timeout: 5000 });
  await vi.waitFor(() => expect(client.live.isStreamAwaited.get()).toBe(false));
  const asked = (await server.requests())
    .slice(before)
    .filter(({ path }) => path.includes('/timelines/home'));
  expect(asked.map(({ query }) => /max_id|since_id/.exec(query)?.[0])).toEqual(['max_id', 'since_id']);
});

test('whoever reaches the end of a stored timeline loses nothing that is below', async () => {
  const { server, alice, posts, storage, texts, post } = await returningReader();
  for (let count = 0; count < 40; count += 1) posts.unshift(await post('bob'));
  await alice.feeds.get(home).reload();
  await alice.feeds.get(home).loadOlder();
  await store(alice);
  let isOnline = false;
  const client = server.visit({
    storage,
    snapshots: memorySnapshots(texts),
    build: 'b1',
    between: (request, next) => (isOnline ? next(request) : Promise.reject(new TypeError('offline'))),
  });
  const feed = client.feeds.get(home);
  await feed.open();
  expect(shownAtHome(client)).toEqual(posts.slice(0, 40));
  await vi.waitFor(() => expect(feed.state.get().error?.part).toBe('first'));
  isOnline = true;
  await feed.loadOlder();
  expect(feed.state.get().storedAt).toBeNull();
  await feed.loadOlder();
  expect(shownAtHome(client)).toEqual(posts);
});

test('what the page showed is kept with the stored timeline, and goes with it', async () => {
  const { alice, storage } = await returningReader();
  const feed = alice.feeds.get(home);
  const name = `linnet-preview ${alice.records?.id}`;
  const preview = (checksum: string) => `shown with ${checksum}`;
  await storeSnapshot(alice, feed, { position: null, preview });
  const { checksum }: { checksum: string } = JSON.parse(
    storage.read(`linnet-timeline ${alice.records?.id}`) ?? '',
  );
  // The start script reads it under this name.
  expect(storage.read(name)).toBe(`shown with ${checksum}`);
  await store(alice);
  expect(storage.read(name)).toBeNull();
  for (const end of [async () => alice.snapshots.drop(), () => alice.accounts.signOut()]) {
    await storeSnapshot(alice, feed, { position: null, preview });
    expect(storage.read(name)).not.toBeNull();
    await end();
    expect(storage.read(name)).toBeNull();
  }
});
