import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { notificationsOf } from '../notifications/notifications';
import { startServer } from '../testing/start-server';
import { connectionOf } from './connection-of';

async function begin() {
  const server = await startServer();
  const { door } = server;
  await door('post', { as: 'bob', text: 'first' });
  const client = await server.visitAs('alice');
  const feed = client.feeds.get({ kind: 'public' });
  client.feeds.show({ kind: 'public' });
  await feed.open();
  const connection = connectionOf(client);
  const trouble = () => connection.state.get().error?.kind ?? null;
  const updatedAt = () => connection.state.get().updatedAt;
  const notices = () => client.notices.list.get().map(({ key }) => key);
  const breakDown = (path: string) => door('fail', { path, status: 503, body: 'down', times: 1 });
  return { ...server, client, feed, connection, trouble, updatedAt, notices, breakDown };
}

const TIMELINE = '/timelines/public';

test('what is new and cannot be asked for is a trouble of the connection and no notice, until it comes', async () => {
  const { feed, connection, trouble, updatedAt, notices, breakDown } = await begin();
  expect(trouble()).toBeNull();
  const before = updatedAt();
  expect(before).not.toBeNull();
  await breakDown(TIMELINE);
  await feed.catchUp();
  expect(connection.state.get().error).toMatchObject({ kind: 'updates', reason: { status: 503 } });
  expect(updatedAt()).toBe(before);
  expect(notices()).toEqual([]);
  await feed.catchUp();
  expect(trouble()).toBeNull();
  expect(updatedAt()).toBeGreaterThanOrEqual(before ?? Infinity);
});

test('trying now asks for what is on screen, and ends the trouble when it comes', async () => {
  const { feed, connection, trouble, breakDown, door } = await begin();
  await breakDown(TIMELINE);
  await feed.catchUp();
  await door('post', { as: 'bob', text: 'meanwhile' });
  await connection.tryNow();
  expect(trouble()).toBeNull();
  expect(feed.state.get().pending.flat()).toHaveLength(1);
});

test('what the person asked for and did not get is told where it was asked, and is no such trouble', async () => {
  const { feed, trouble, breakDown } = await begin();
  await breakDown(TIMELINE);
  await feed.reload();
  expect(feed.state.get().error).toMatchObject({ part: 'first' });
  expect(trouble()).toBeNull();
});

test('a timeline that nobody looks at any more is no trouble', async () => {
  const { client, trouble, breakDown } = await begin();
  const leave = client.feeds.show({ kind: 'local' });
  await client.feeds.get({ kind: 'local' }).open();
  await breakDown(TIMELINE);
  await client.feeds.get({ kind: 'local' }).catchUp();
  expect(trouble()).toBe('updates');
  leave();
  expect(trouble()).toBeNull();
});

test('notifications that cannot be looked for by themselves are a trouble of the connection and no notice', async () => {
  const { client, trouble, notices, breakDown } = await begin();
  const notifications = notificationsOf(client);
  await notifications.load();
  await breakDown('/api/v1/notifications');
  await notifications.catchUp();
  expect(trouble()).toBe('updates');
  expect(notices()).toEqual([]);
  await notifications.catchUp();
  expect(trouble()).toBeNull();
});

test('a list of notifications that nobody has seen yet is waited for, and told of when it does not come', async () => {
  const { client, trouble, notices, breakDown } = await begin();
  await breakDown('/api/v1/notifications');
  await notificationsOf(client).catchUp();
  expect(notices()).toEqual(['notifications.error']);
  expect(trouble()).toBeNull();
});

test('a stream that is lost is a trouble until it is joined; up to its end everything was known', async () => {
  const { client, trouble, updatedAt } = await begin();
  const hub = liveHubOf(client.graph);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    hub.isStreamOpen.set(true);
    vi.setSystemTime(Date.now() + 60_000);
    hub.isStreamOpen.set(false);
    hub.isLost.set(true);
    expect(trouble()).toBe('live');
    expect(updatedAt()).toBe(Date.now());
  } finally {
    vi.useRealTimers();
  }
  hub.isLost.set(false);
  expect(trouble()).toBeNull();
});
