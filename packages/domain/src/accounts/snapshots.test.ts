import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { storeSnapshot } from '../feeds/snapshots/store-snapshot';
import { queueSummary } from '../kernel/feed/list-state';
import { decisionsOf, setFollow } from '../people/decisions';
import { memorySnapshots, memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { PageClient } from './create-client';

vi.setConfig({ testTimeout: 20_000 });

const home = { kind: 'home' } as const;

const shown = (client: PageClient): readonly string[] => client.feeds.get(home).state.get().segments.flat();

/** Alice, who follows bob and carol and has read a few of their posts; her browser's storage and database. */
async function begin() {
  const server = await startServer();
  const storage = memoryStorage();
  const texts = new Map<string, string>();
  const snapshots = memorySnapshots(texts);
  let answers: Promise<unknown> = Promise.resolve();
  const visit = { storage, snapshots, build: 'b1' };
  const post = async (as: string, text = 'a song') =>
    (await server.door<{ id: StatusId }>('post', { as, text })).id;
  const alice = await server.visitAs('alice', visit);
  for (const name of ['bob', 'carol']) await setFollow(alice, await alice.send(lookupAccount(name)), true);
  const posts: string[] = [];
  for (const name of ['bob', 'carol', 'bob', 'carol', 'bob']) posts.unshift(await post(name));
  await alice.feeds.get(home).open();
  expect(shown(alice)).toEqual(posts);

  /** The next start; no answer arrives before the returned function is called. */
  function comeBack(more: Partial<typeof visit> = {}) {
    let release = (): void => {};
    answers = new Promise<void>((resolve) => (release = resolve));
    let noteRequest = (): void => {};
    const requested = new Promise<void>((resolve) => (noteRequest = resolve));
    const client = server.visit({
      ...visit,
      ...more,
      between: async (request, next) => {
        if (request.url.includes('/timelines/')) noteRequest();
        await answers;
        return next(request);
      },
    });
    return { client, release, requested };
  }
  return { server, storage, texts, alice, posts, post, comeBack };
}

/** The ids that a start shows before any answer. */
async function shownAtOnce({
  client,
  requested,
}: {
  client: PageClient;
  requested: Promise<void>;
}): Promise<readonly string[]> {
  // Without a stored timeline the server is asked first.
  await Promise.race([client.feeds.get(home).open(), requested]);
  return shown(client);
}

const store = (client: PageClient) => storeSnapshot(client, client.feeds.get(home), { position: null });

test('the next start shows home as it was before the server answers, and then what is new waits above it', async () => {
  const { alice, posts, post, comeBack } = await begin();
  expect(await store(alice)).toBe(true);
  const later = await post('carol');
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual(posts);
  const feed = start.client.feeds.get(home);
  expect(feed.state.get().storedAt).toBeTypeOf('number');
  expect(start.client.statusViews.get(posts[0] as StatusId)?.content.plainText).toBe('a song');
  start.release();
  await vi.waitFor(() => expect(queueSummary(feed.state.get()).count).toBe(1));
  expect(shown(start.client)).toEqual(posts);
  expect(feed.state.get()).toMatchObject({ storedAt: null, error: null });
  feed.showQueue();
  expect(shown(start.client)).toEqual([later, ...posts]);
});

test('what was deleted or blocked elsewhere goes when the server has answered, and is not there at the start after that', async () => {
  const { server, alice, posts, comeBack } = await begin();
  await store(alice);
  await server.door('act', { as: 'bob', action: 'delete', status: posts[0] });
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual(posts);
  start.release();
  await vi.waitFor(() => expect(shown(start.client)).toEqual(posts.slice(1)));
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
    const { alice, comeBack } = await begin();
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
  const { alice, storage, texts, comeBack } = await begin();
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
  const { alice, texts, comeBack } = await begin();
  await store(alice);
  for (const [name, text] of texts) {
    const damaged = damage(text);
    if (damaged === null) texts.delete(name);
    else texts.set(name, damaged);
  }
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual([]);
  start.release();
  await vi.waitFor(() => expect(shown(start.client)).toHaveLength(5));
});

test('another build, another view or another account does not show it, nor a browser whose records were cleared', async () => {
  const { server, alice, storage, comeBack } = await begin();
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
  expect(shown(dave)).toEqual([]);
});

test('turned off, nothing is stored and nothing stored is shown', async () => {
  const { alice, comeBack } = await begin();
  await store(alice);
  alice.settings.set('timelineSnapshots', false);
  expect(await shownAtOnce(comeBack())).toEqual([]);
  expect(await store(alice)).toBe(false);
});

test('without an answer the stored timeline stays, and is confirmed when the network is back', async () => {
  const { server, alice, posts, storage, texts } = await begin();
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
  expect(shown(client)).toEqual(posts);
  isOnline = true;
  await feed.catchUp();
  expect(feed.state.get()).toMatchObject({ storedAt: null, error: null });
  expect(shown(client)).toEqual(posts);
});

test('what the page showed is kept with the stored timeline, and goes with it', async () => {
  const { alice, storage } = await begin();
  const feed = alice.feeds.get(home);
  const name = `linnet-preview ${alice.records?.id}`;
  const preview = (checksum: string) => `shown with ${checksum}`;
  await storeSnapshot(alice, feed, { position: null, preview });
  const { checksum }: { checksum: string } = JSON.parse(storage.read(alice.snapshots.name) ?? '');
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
