import {
  type AccountId,
  lookupAccount,
  notifications as askFor,
  openChat,
  sendChatMessage,
} from '@linnet/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { liveHubOf } from '../events/live-hub';
import { followRequestsOf } from '../people';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { tabChannels } from '../testing/tab-channels';
import type { NotificationRow } from './notification-row';
import { notificationsOf } from './notifications';

/** Dave is told so much, and follows it on this device while he does things on another. */
async function begin(count: number) {
  const server = await startServer();
  for (let at = 1; at <= count; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  const client = await server.visitAs('dave');
  const notifications = notificationsOf(client);
  const rows = () => notifications.state.get().rows;
  await notifications.load();
  while (!notifications.state.get().ended) await notifications.loadOlder();
  expect(rows()).toHaveLength(count);
  const leave = notifications.follow();
  const other = notificationsOf(await server.visitAs('dave'));
  await other.load();
  while (!other.state.get().ended) await other.loadOlder();
  const idAt = (at: number) => {
    const id = rows()[at]?.id;
    if (id === undefined) throw new Error(`There is no row ${at}.`);
    return id;
  };
  const asked = async () =>
    (await server.requests()).filter(
      ({ path, method }) => path === '/api/v1/notifications' && method === 'GET',
    ).length;
  /** After a while: what was heard just before an answer it may not know of. */
  const wake = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    liveHubOf(client.graph).emit('wake');
    vi.useRealTimers();
  };
  return { ...server, client, notifications, other, rows, leave, idAt, asked, wake };
}

const seenOf = (rows: readonly NotificationRow[]) => rows.filter(({ seen }) => seen).length;

test('what was seen or dismissed on another device is so here after waking, however far down it is new here', async () => {
  const { notifications, other, rows, leave, idAt, wake } = await begin(60);
  const [high, low, gone] = [idAt(10), idAt(55), idAt(50)];
  await other.markSeen([high, low]);
  await other.dismiss([gone]);
  await notifications.catchUp();
  wake();
  await expect.poll(() => rows().length).toBe(59);
  expect(rows().flatMap(({ id, seen }) => (seen ? [id] : []))).toEqual([high, low]);
  leave();
});

test('what was dismissed on another device is gone after waking, however lately the newest were asked for', async () => {
  const { client, notifications, other, rows, leave, idAt } = await begin(60);
  const hub = liveHubOf(client.graph);
  hub.isStreamOpen.set(true);
  await expect.poll(() => rows().length).toBe(60);
  await other.dismiss([idAt(50)]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
  onTestFinished(() => void vi.useRealTimers());
  await notifications.catchUp();
  expect(rows()).toHaveLength(60);
  hub.emit('wake');
  await expect.poll(() => rows().length).toBe(59);
  leave();
});

test('waking asks no further down than something is new', async () => {
  const { notifications, other, rows, leave, idAt, wake, asked } = await begin(60);
  await notifications.markAllSeen();
  await other.dismiss([idAt(0)]);
  const before = await asked();
  wake();
  await expect.poll(() => rows().length).toBe(59);
  expect((await asked()) - before).toBe(1);
  leave();
});

test('what came after a list that was empty is looked at down to the first of it', async () => {
  const { client, notifications, rows, leave, other, wake, door } = await begin(0);
  const hub = liveHubOf(client.graph);
  hub.isStreamOpen.set(true);
  await notifications.catchUp();
  for (let at = 1; at <= 30; at += 1) await door('post', { as: 'bob', text: `@dave ${at}` });
  const { items } = await client.send(askFor({ limit: 40 }));
  for (const one of items.toReversed()) hub.emit('notification', one);
  hub.isStreamOpen.set(false);
  await notifications.catchUp();
  expect(rows()).toHaveLength(30);
  const first = items.at(-1)?.id;
  await other.load();
  await other.markSeen(first === undefined ? [] : [first]);
  wake();
  await expect.poll(() => rows().at(-1)?.seen).toBe(true);
  expect(rows()).toHaveLength(30);
  leave();
});

test('looking further down shows nothing older than was there', async () => {
  const { notifications, rows, leave, wake, asked } = await begin(60);
  await notifications.load();
  expect(rows()).toHaveLength(30);
  const before = await asked();
  wake();
  await expect.poll(asked).toBe(before + 2);
  await notifications.catchUp();
  expect(rows()).toHaveLength(30);
  await notifications.loadOlder();
  expect(rows()).toHaveLength(50);
  leave();
});

test('what another device left of a short list is all that is here after waking, down to the end', async () => {
  const { notifications, other, rows, leave, idAt, wake, asked } = await begin(14);
  await notifications.markAllSeen();
  const [low, lowest] = [idAt(12), idAt(13)];
  await other.dismiss([low, lowest]);
  wake();
  await expect.poll(() => rows().length).toBe(12);
  const before = await asked();
  wake();
  await expect.poll(asked).toBe(before + 1);
  expect(rows()).toHaveLength(12);
  leave();
});

test('what was cleared on another device is gone here with the next look, and what came since is there', async () => {
  const { notifications, other, rows, leave, door } = await begin(25);
  await other.clearAll();
  await door('post', { as: 'bob', text: '@dave after that' });
  await notifications.catchUp();
  expect(rows()).toHaveLength(1);
  await other.clearAll();
  await notifications.catchUp();
  expect(rows()).toEqual([]);
  expect(notifications.state.get().ended).toBe(true);
  leave();
});

test('the newest that was dismissed on another device goes with the next look', async () => {
  const { notifications, other, rows, leave, idAt } = await begin(5);
  const newest = idAt(0);
  await other.dismiss([newest]);
  await notifications.catchUp();
  expect(rows().map(({ id }) => id)).not.toContain(newest);
  expect(rows()).toHaveLength(4);
  leave();
});

test('a request that was answered on another device is known as answered once that is found, however far down', async () => {
  const { door, visitAs } = await startServer();
  for (const as of ['bob', 'carol']) await door('act', { as, action: 'follow', target: 'dave' });
  for (let at = 1; at <= 25; at += 1) await door('post', { as: 'bob', text: `@dave ${at}` });
  const client = await visitAs('dave');
  const notifications = notificationsOf(client);
  const rows = () => notifications.state.get().rows;
  const leave = notifications.follow();
  await expect.poll(() => rows().length).toBe(27);
  await notifications.markAllSeen();
  const asking = rows().filter(({ kind }) => kind === 'follow_request');
  const elsewhere = followRequestsOf(await visitAs('dave'));
  const [carol, bob] = asking.map(({ accountId }) => accountId);
  await elsewhere.answer(bob ?? ('' as AccountId), true);
  await elsewhere.answer(carol ?? ('' as AccountId), false);
  await notifications.catchUp();
  expect(rows().filter(({ kind }) => kind === 'follow_request')).toHaveLength(2);
  for (const { id } of asking) notifications.recheck(id);
  await expect
    .poll(() =>
      rows()
        .slice(25)
        .map(({ kind }) => kind),
    )
    .toEqual(['follow']);
  leave();
});

/** Two pages of one browser, at which alice reads. */
async function beginTwoPages(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const browser = tabChannels();
  const storage = memoryStorage();
  const open = (name: string) =>
    server.visitAs(name, {
      storage,
      live: { pages: browser.open().pages, attention: createCell(true), onNetwork: () => () => {} },
    });
  const [here, there] = [await open('dave'), await open('dave')];
  for (const client of [here, there]) {
    client.start();
    await expect.poll(() => liveHubOf(client.graph).otherTabs).not.toBeNull();
  }
  const [mine, others] = [notificationsOf(here), notificationsOf(there)];
  const load = () => Promise.all([mine.load(), others.load()]);
  const kinds = () => others.state.get().rows.map(({ kind, seen }) => `${kind}${seen ? ' seen' : ''}`);
  return { ...server, here, there, mine, others, load, kinds, settled: browser.settled };
}

test('a group that is dismissed on one page is gone from a page that was told of it one by one', async () => {
  const server = await beginTwoPages({ character: 'mastodon' });
  const { door, mine, others, there, settled } = server;
  there.settings.write('groupNotifications', false);
  const { id: status } = await door<{ id: string }>('post', { as: 'dave', text: 'My kettle' });
  for (const as of ['alice', 'bob']) await door('act', { as, action: 'favourite', status });
  await door('post', { as: 'bob', text: '@dave which?' });
  await server.load();
  expect(others.state.get().rows).toHaveLength(3);
  const group = mine.state.get().rows.filter(({ kind }) => kind === 'like');
  expect(group).toMatchObject([{ group: { count: 2 } }]);
  expect(await mine.dismiss(group.map(({ id }) => id))).toBeNull();
  await settled();
  expect(server.kinds()).toEqual(['mention']);
});

test('what is done on one page is done on the others of the browser, without a question', async () => {
  const { door, requests, mine, others, load, kinds, here, there, settled } = await beginTwoPages();
  for (const text of ['one', 'two', 'three']) await door('post', { as: 'bob', text: `@dave ${text}` });
  for (const as of ['alice', 'carol']) await door('act', { as, action: 'follow', target: 'dave' });
  await load();
  await followRequestsOf(there).load();
  const asked = async () => (await requests()).filter(({ method }) => method === 'GET').length;
  const [carol, alice, three, two] = others.state.get().rows;
  expect(kinds()).toEqual(['follow_request', 'follow_request', 'mention', 'mention', 'mention']);
  const who = (row: NotificationRow | undefined): AccountId => {
    if (row === undefined || row.accountId === null) throw new Error('Nobody.');
    return row.accountId;
  };
  if (three === undefined || two === undefined) throw new Error('Not all came.');
  const before = await asked();
  await mine.dismiss([three.id]);
  await settled();
  expect(others.state.get().rows.map(({ id }) => id)).not.toContain(three.id);
  await mine.markSeen([two.id]);
  await settled();
  expect(kinds()).toEqual(['follow_request', 'follow_request', 'mention seen', 'mention']);
  expect(await asked()).toBe(before);
  const requesting = followRequestsOf(here);
  await requesting.answer(who(alice), true);
  await requesting.answer(who(carol), false);
  await settled();
  expect(kinds()).toEqual(['follow seen', 'mention seen', 'mention']);
  expect(followRequestsOf(there).state.get().rows).toEqual([]);
  await mine.markAllSeen();
  await settled();
  expect(kinds()).toEqual(['follow seen', 'mention seen', 'mention seen']);
  await mine.clearAll();
  await settled();
  expect(kinds()).toEqual([]);
  expect(seenOf(mine.state.get().rows)).toBe(0);
});

test('what another page has cleared leaves what came since', async () => {
  const { door, mine, others, load, kinds, settled } = await beginTwoPages();
  await door('post', { as: 'bob', text: '@dave one' });
  await load();
  const leave = others.follow();
  await mine.clearAll();
  await door('post', { as: 'bob', text: '@dave two' });
  await others.catchUp();
  await settled();
  await expect.poll(kinds).toEqual(['mention']);
  leave();
});

test('the new ones are as many as the server has, however few of them are loaded, without chat messages', async () => {
  const server = await startServer();
  const bob = await server.visitAs('bob');
  const { id } = await bob.send(openChat((await bob.send(lookupAccount('dave'))).id));
  await bob.send(sendChatMessage(id, { text: 'Tea?', mediaId: undefined }, 'tea'));
  for (let at = 1; at <= 70; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  const client = await server.visitAs('dave');
  const notifications = notificationsOf(client);
  await notifications.load();
  const unseen = () => {
    const { rows, unseenBelow } = notifications.state.get();
    return rows.filter(({ seen }) => !seen).length + (unseenBelow ?? 0);
  };
  expect(notifications.state.get().rows.length).toBeLessThan(70);
  await expect.poll(unseen).toBe(70);
  await server.door('post', { as: 'bob', text: '@dave one more' });
  await notifications.catchUp();
  await expect.poll(unseen).toBe(71);
  await notifications.loadOlder();
  await expect.poll(unseen).toBe(71);
  await notifications.markAllSeen();
  expect(unseen()).toBe(0);
});

test('an older page costs one request for the number of new ones below it', async () => {
  const server = await startServer();
  for (let at = 1; at <= 70; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  const notifications = notificationsOf(await server.visitAs('dave'));
  const below = () => notifications.state.get().unseenBelow;
  const requests = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/verify_credentials')).length;
  await notifications.load();
  await expect.poll(below).toBe(40);
  const before = await requests();
  await notifications.loadOlder();
  await expect.poll(below).toBe(20);
  expect(await requests()).toBe(before + 1);
});

test('chat messages among the notifications are counted by one page of a browser for all', async () => {
  const { door, requests, mine, others, here, there, settled } = await beginTwoPages();
  for (let at = 1; at <= 70; at += 1) await door('post', { as: 'bob', text: `@dave ${at}` });
  const counts = async () => {
    const all = (await requests()).filter(({ query, path }) => `${path}?${query}`.includes('chat_mention'));
    return all.length;
  };
  const isLeading = [here, there].map(({ graph }) => liveHubOf(graph).isLeading.get());
  expect(isLeading.filter(Boolean)).toHaveLength(1);
  const [leader, follower] = isLeading[0] === true ? [mine, others] : [others, mine];
  await leader.load();
  await expect.poll(() => leader.state.get().unseenBelow).not.toBeNull();
  await settled();
  await follower.load();
  await expect.poll(() => follower.state.get().unseenBelow).not.toBeNull();
  expect(await counts()).toBe(1);
});

test('what was seen on another device is so here within 20 seconds, while a stream tells the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const server = await startServer();
  for (let at = 1; at <= 60; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  const client = await server.visitAs('dave');
  const hub = liveHubOf(client.graph);
  vi.spyOn(hub.isStreamOpen, 'get').mockReturnValue(true);
  const notifications = notificationsOf(client);
  onTestFinished(notifications.follow());
  const unseen = () => notifications.state.get().rows.filter(({ seen }) => !seen).length;
  await vi.waitFor(() => expect(unseen()).toBeGreaterThan(0));
  await notifications.loadOlder();
  const other = notificationsOf(await server.visitAs('dave'));
  await other.load();
  await other.markAllSeen();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(unseen()).toBe(0));
  vi.useRealTimers();
});
