import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { notificationsOf } from '../notifications/notifications';
import { decisionsOf } from '../people/decisions';
import { lookupAccount } from '@linnet/api';
import { memorySnapshots } from '../testing/memory-storage';
import { returningReader, type HeldStart } from '../testing/returning-reader';
import { notificationSettings } from '../settings/list/notification-settings';
import type { PageClient } from './create-client';

vi.setConfig({ testTimeout: 20_000 });

const extras = { chats: 0, announcements: 0, requests: 2 };

const shown = (client: PageClient): readonly string[] =>
  notificationsOf(client)
    .state.get()
    .shown.map(({ accountId, kind }) => {
      const name = accountId === null ? '' : client.graph.accounts.get(accountId)?.username;
      return `${name} ${kind}`;
    });

/** Alice has seen that bob and carol like her post; the browser has stored it. */
async function begin(options?: { listens: boolean }) {
  const reader = await returningReader(options);
  const { server, alice, post } = reader;
  const own = await post('alice', 'mine');
  const act = (as: string, action: string, status: StatusId = own) =>
    server.door('act', { as, action, status });
  await act('bob', 'favourite');
  await act('carol', 'reblog');
  const list = notificationsOf(alice);
  await list.load();
  await list.markAllSeen();
  expect(shown(alice)).toEqual(['carol repeat', 'bob like']);
  expect(await list.store(extras)).toBe(true);
  return { ...reader, own, act, list };
}

/** What a start shows before any answer. */
async function shownAtOnce({ client, requested }: HeldStart): Promise<readonly string[]> {
  const { load } = notificationsOf(client);
  void load();
  // What the server can is requested first.
  await requested('/');
  return shown(client);
}

test('the next start shows the notifications as they were, and what is new waits while somebody looks', async () => {
  const { act, comeBack } = await begin();
  await act('dave', 'favourite');
  const start = comeBack();
  const { client } = start;
  const list = notificationsOf(client);
  list.holdRows();
  expect(await shownAtOnce(start)).toEqual(['carol repeat', 'bob like']);
  const { state } = list;
  expect(state.get()).toMatchObject({ storedExtras: extras, opened: true });
  expect(state.get().storedAt).toBeTypeOf('number');
  expect(state.get().rows.every(({ seen }) => seen)).toBe(true);
  start.release();
  await vi.waitFor(() => expect(state.get()).toMatchObject({ storedAt: null, waitingCount: 1 }));
  expect(shown(client)).toEqual(['carol repeat', 'bob like']);
  expect(state.get().rows.filter(({ seen }) => !seen)).toHaveLength(1);
  list.showWaiting();
  expect(shown(client)).toEqual(['dave like', 'carol repeat', 'bob like']);
  expect(state.get().storedExtras).toBeNull();
});

test('what is new no longer waits once the page was hidden', async () => {
  const { act, comeBack } = await begin();
  await act('dave', 'favourite');
  const start = comeBack();
  const list = notificationsOf(start.client);
  list.holdRows();
  await shownAtOnce(start);
  start.release();
  await vi.waitFor(() => expect(list.state.get().waitingCount).toBe(1));
  const { isVisible } = liveHubOf(start.client.graph);
  isVisible.set(false);
  isVisible.set(true);
  expect(shown(start.client)).toEqual(['dave like', 'carol repeat', 'bob like']);
});

test('where nobody looks at the list, it has everything at once', async () => {
  const { act, comeBack } = await begin();
  await act('dave', 'favourite');
  const start = comeBack();
  await shownAtOnce(start);
  start.release();
  await vi.waitFor(() => expect(shown(start.client)).toHaveLength(3));
});

test('what was dismissed or seen elsewhere goes, or is marked, with the answer, and is not there at the start after that', async () => {
  const { server, act, comeBack, list, alice } = await begin();
  await act('dave', 'favourite');
  await list.catchUp();
  expect(await list.store(extras)).toBe(true);
  const elsewhere = notificationsOf(await server.visitAs('alice'));
  await elsewhere.load();
  const [like, repeat] = elsewhere.state.get().rows;
  await elsewhere.dismiss(repeat === undefined ? [] : [repeat.id]);
  await elsewhere.markSeen(like === undefined ? [] : [like.id]);
  const start = comeBack();
  notificationsOf(start.client).holdRows();
  expect(await shownAtOnce(start)).toEqual(['dave like', 'carol repeat', 'bob like']);
  start.release();
  await vi.waitFor(() => expect(shown(start.client)).toEqual(['dave like', 'bob like']));
  expect(
    notificationsOf(start.client)
      .state.get()
      .rows.every(({ seen }) => seen),
  ).toBe(true);
  expect(await shownAtOnce(comeBack())).toEqual([]);
  expect(alice.life.isOver()).toBe(false);
});

test.each([
  ['one was dismissed', async ({ list }) => list.dismiss([firstOf(list)])],
  ['somebody was blocked', async ({ alice }) => block(alice)],
  [
    'the post that one is about was deleted',
    async ({ alice, own }) => alice.graph.statuses.change(own, (row) => ({ ...row, deleted: true })),
  ],
  ['somebody logged out', async ({ alice }) => alice.accounts.signOut()],
  ['the session has expired', async ({ alice }) => alice.session.expire()],
  ['it was turned off', async ({ alice }) => alice.settings.set('timelineSnapshots', false)],
  [
    'the records were cleared',
    async ({ storage }) => {
      for (const name of storage.keys('linnet-notifications')) storage.remove(name);
    },
  ],
] satisfies [string, (scene: Awaited<ReturnType<typeof begin>>) => Promise<unknown>][])(
  'once %s, no notification is stored any more',
  async (_name, change) => {
    const scene = await begin();
    expect(scene.storage.keys('linnet-notifications')).toHaveLength(1);
    await change(scene);
    await vi.waitFor(() => expect(scene.storage.keys('linnet-notifications')).toEqual([]));
  },
);

const firstOf = ({ state }: ReturnType<typeof notificationsOf>) => {
  const [row] = state.get().rows;
  if (row === undefined) throw new Error('there is no notification');
  return row.id;
};

async function block(client: PageClient): Promise<void> {
  const bob = await client.send(lookupAccount('bob'));
  expect(await decisionsOf(client).decide(bob, { kind: 'block', on: true })).toBeNull();
}

test('a damaged record, another build or other wanted kinds are as without', async () => {
  const { texts, alice, comeBack } = await begin();
  expect(await shownAtOnce(comeBack({ build: 'b2' }))).toEqual([]);
  const { groupNotifications } = notificationSettings;
  const groups = alice.settings.valueOf('groupNotifications', groupNotifications);
  alice.settings.write('groupNotifications', !groups);
  expect(await shownAtOnce(comeBack())).toEqual([]);
  for (const [name, text] of texts) texts.set(name, text.replace('mine', 'theirs'));
  const start = comeBack();
  expect(await shownAtOnce(start)).toEqual([]);
  start.release();
  await vi.waitFor(() => expect(shown(start.client)).toHaveLength(2));
});

test('without an answer the stored list stays, and is confirmed by the next request', async () => {
  const { server, storage, texts } = await begin();
  let isOnline = false;
  const client = server.visit({
    storage,
    snapshots: memorySnapshots(texts),
    build: 'b1',
    between: (request, next) => (isOnline ? next(request) : Promise.reject(new TypeError('offline'))),
  });
  const list = notificationsOf(client);
  expect(await list.load()).not.toBeNull();
  expect(shown(client)).toHaveLength(2);
  expect(list.state.get()).toMatchObject({ error: { kind: 'offline' } });
  isOnline = true;
  await list.catchUp();
  expect(list.state.get()).toMatchObject({ storedAt: null, error: null });
  expect(shown(client)).toHaveLength(2);
});

test('a start requests the notifications once, when the stream is open', async () => {
  const { server, storage, texts } = await begin({ listens: true });
  const before = (await server.requests()).length;
  const client = server.visit({ storage, snapshots: memorySnapshots(texts), build: 'b1' });
  client.start();
  notificationsOf(client).follow();
  const { state } = notificationsOf(client);
  await vi.waitFor(() => expect(state.get()).toMatchObject({ opened: true, storedAt: null }), {
    timeout: 5000,
  });
  await vi.waitFor(() => expect(client.live.isStreamAwaited.get()).toBe(false));
  const asked = (await server.requests()).slice(before).filter(({ path }) => path.endsWith('/notifications'));
  expect(asked.map(({ query }) => /limit=\d+/.exec(query)?.[0])).toEqual(['limit=40']);
});
