import { notifications as askFor } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { notificationSettings } from '../settings/list/notification-settings';
import { isOnlyMessages } from '../testing/notification-server';
import { startServer } from '../testing/start-server';
import { notificationsOf } from './notifications';

afterEach(() => void vi.useRealTimers());

const LIST = '/api/v1/notifications';

async function begin(count: number) {
  const server = await startServer();
  for (let at = 1; at <= count; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  const client = await server.visitAs('dave');
  const notifications = notificationsOf(client);
  const isOfList = ({ path, query }: { path: string; query: string }) =>
    path === LIST && !isOnlyMessages(new URLSearchParams(query));
  const asked = async () => (await server.requests()).filter(isOfList).length;
  const show = (kinds: object) =>
    client.settings.write('notificationVisibility', {
      ...notificationSettings.notificationVisibility.default,
      ...kinds,
    });
  return { ...server, client, notifications, asked, show, hub: liveHubOf(client.graph) };
}

test('while the server wants to be left alone neither waking, nor a stream, nor other wishes ask it; afterwards it is asked once', async () => {
  const { notifications, asked, door, hub, show } = await begin(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  // While something is new, it may have been seen on another device, which no stream tells.
  await notifications.markAllSeen();
  await door('fail', { path: LIST, status: 429, headers: { 'retry-after': '120' } });
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(async () => expect(await asked()).toBe(2));
  await vi.advanceTimersByTimeAsync(1000);
  hub.emit('wake');
  hub.isStreamOpen.set(true);
  show({ likes: false });
  leave();
  const leaveAgain = notifications.follow();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(async () => expect(await asked()).toBe(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toBe(3);
  hub.isStreamOpen.set(false);
  leaveAgain();
});

test('the grant of a stream just after the first page costs one question, however much is new', async () => {
  const { notifications, asked, hub, client } = await begin(60);
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  await notifications.loadOlder();
  const before = await asked();
  hub.streamOpenSince = Date.now();
  hub.isStreamOpen.set(true);
  await vi.waitFor(async () => expect(await asked()).toBe(before + 1));
  await client.send(askFor({ limit: 1 }));
  await notifications.catchUp();
  expect(await asked()).toBe(before + 3);
  leave();
});

test('an older page that failed stays so until it is asked for again, however often the newest come', async () => {
  const { client, notifications, door } = await begin(60);
  const told = vi.spyOn(client.notices, 'add');
  await notifications.load();
  await door('fail', { path: LIST, status: 500 });
  await notifications.loadOlder();
  const error = () => notifications.state.get().error;
  expect(error()).toMatchObject({ status: 500 });
  await notifications.catchUp();
  await notifications.catchUp();
  expect(error()).toMatchObject({ status: 500 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(await notifications.loadOlder()).toBeNull();
  expect(error()).toBeNull();
  expect(notifications.state.get().rows).toHaveLength(50);
});

test('a first page that failed is there once any question brought the newest', async () => {
  const { notifications, door } = await begin(3);
  await notifications.load();
  await door('fail', { path: LIST, status: 500 });
  await notifications.load();
  expect(notifications.state.get().error).toMatchObject({ status: 500 });
  await notifications.catchUp();
  expect(notifications.state.get().error).toBeNull();
});

test('a kind that was hidden while it was told is there again down to the end when it is shown', async () => {
  const { notifications, hub, show, client } = await begin(60);
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  show({ mentions: false });
  await vi.waitFor(() => expect(notifications.state.get().rows).toEqual([]));
  // All of them are told by the stream meanwhile.
  const first = await client.send(askFor({ limit: 40 }));
  const rest = await client.send(askFor({ limit: 40, cursor: first.older }));
  for (const one of [...first.items, ...rest.items].reverse()) hub.emit('notification', one);
  show({});
  await vi.waitFor(() => expect(notifications.state.get().rows).toHaveLength(30));
  expect(notifications.state.get().ended).toBe(false);
  await notifications.loadOlder();
  await notifications.loadOlder();
  expect(notifications.state.get().rows).toHaveLength(60);
  leave();
});
