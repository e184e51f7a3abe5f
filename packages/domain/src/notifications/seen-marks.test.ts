import { markers, moveMarkers, type NotificationId } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { readMarkersOf } from '../markers';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { notificationsOf } from './notifications';
import { createSeenMarks } from './seen-marks';

afterEach(() => void vi.useRealTimers());

test('of two marks under way the refused one goes again, and the other stands', async () => {
  const { door, visitAs } = await startServer();
  for (const text of ['one', 'two']) await door('post', { as: 'bob', text: `@dave ${text}` });
  const notifications = notificationsOf(await visitAs('dave'));
  await notifications.load();
  const rows = () => notifications.state.get().rows;
  await door('fail', { path: '/api/v1/pleroma/notifications/read', status: 500 });
  const marking = notifications.markSeen(rows().map(({ id }) => id));
  expect(rows().map(({ seen }) => seen)).toEqual([true, true]);
  expect(await marking).toMatchObject({ kind: 'http', status: 500 });
  expect(rows().filter(({ seen }) => seen)).toHaveLength(1);
});

test('how far one reader has seen is not told for the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { door, visitAs } = await startServer();
  await door('post', { as: 'bob', text: '@dave one' });
  let caught = (): void => {};
  const telling = new Promise<void>((resolve) => (caught = resolve));
  let isHeld = true;
  const client = await visitAs('dave', {
    async between(request, next) {
      if (isHeld && request.method === 'POST' && request.url.endsWith('/api/v1/markers')) {
        caught();
        await new Promise((_, refuse) => request.signal.addEventListener('abort', refuse));
      }
      return next(request);
    },
  });
  const known = await client.features.load();
  // The server keeps no mark for each notification.
  vi.spyOn(known, 'has').mockImplementation((key) => key === 'markers');
  const notifications = notificationsOf(client);
  await notifications.load();
  await notifications.markAllSeen();
  notifications.flush();
  await telling;
  isHeld = false;
  await (await client.accounts.access()).byPassword('bob', 'bob');
  const bob = client.accounts.shown.get();
  const place = async () => (await bob.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  expect(await place()).toBeNull();
  notifications.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await place()).toBeNull();
});

test('where the server has a mark for each, the place of another device does not stand for all below it', async () => {
  const { door, visitAs } = await startServer();
  for (const text of ['one', 'two', 'three']) await door('post', { as: 'bob', text: `@dave ${text}` });
  const client = await visitAs('dave');
  const notifications = notificationsOf(client);
  const leave = notifications.follow();
  const rows = () => notifications.state.get().rows;
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  await notifications.markSeen(
    rows()
      .slice(0, 1)
      .map(({ id }) => id),
  );
  await readMarkersOf(client).load();
  expect(readMarkersOf(client).readTo.get().notifications).toBe(rows()[0]?.id);
  expect(rows().map(({ seen }) => seen)).toEqual([true, false, false]);
  leave();
});

test('of marks beside the place no more are kept than a list has rows', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('dave', {
    between: (request, next) =>
      request.url.endsWith('/notifications/read') ? Promise.resolve(Response.json('ok')) : next(request),
  });
  const seen = createSeenMarks(client);
  const ids = Array.from({ length: 700 }, (_, at) => String(at + 1) as NotificationId);
  await seen.markEach(ids);
  expect(ids.filter((id) => seen.isSeen(id)).length).toBeLessThanOrEqual(500);
  expect(seen.isSeen('700' as NotificationId)).toBe(true);
});

test('how far somebody has seen is told again when the server could not be told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { door, visitAs } = await startServer({ character: 'mastodon' });
  await door('post', { as: 'bob', text: '@dave one' });
  const client = await visitAs('dave');
  const notifications = notificationsOf(client);
  await notifications.load();
  await door('fail', { path: '/api/v1/markers', method: 'POST', status: 503 });
  await notifications.markAllSeen();
  await vi.advanceTimersByTimeAsync(2000);
  const bob = client.accounts.shown.get();
  const place = async () => (await bob.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  expect(await place()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect(await place()).toBe(notifications.state.get().rows[0]?.id));
});

test('what was seen just before the page was left, and could not be told any more, is told by the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { door, visitAs } = await startServer({ character: 'mastodon' });
  for (const text of ['one', 'two']) await door('post', { as: 'bob', text: `@dave ${text}` });
  const storage = memoryStorage();
  const left = await visitAs('dave', { storage });
  const notifications = notificationsOf(left);
  await notifications.load();
  const newest = notifications.state.get().rows[0]?.id;
  await door('fail', { path: '/api/v1/markers', method: 'POST', status: 503 });
  await notifications.markAllSeen();
  notifications.flush();
  const next = await visitAs('dave', { storage });
  const place = async () => (await next.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  await vi.advanceTimersByTimeAsync(0);
  expect(await place()).toBeNull();
  const leave = notificationsOf(next).follow();
  await vi.waitFor(() => expect(notificationsOf(next).state.get().rows).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(async () => expect(await place()).toBe(newest));
  leave();
});

test('how far somebody has seen elsewhere is not told back, nor what the server could not say', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { door, visitAs, requests } = await startServer({ character: 'mastodon' });
  for (const text of ['one', 'two']) await door('post', { as: 'bob', text: `@dave ${text}` });
  const storage = memoryStorage();
  const here = await visitAs('dave', { storage });
  const seen = createSeenMarks(here);
  const list = notificationsOf(here);
  await list.load();
  const [newest, first] = list.state.get().rows.map(({ id }) => id);
  if (newest === undefined || first === undefined) throw new Error('Not both.');
  await seen.markUpTo(first);
  await vi.advanceTimersByTimeAsync(2000);
  const told = async () =>
    (await requests()).filter(({ method, path }) => method === 'POST' && path === '/api/v1/markers').length;
  await vi.waitFor(async () => expect(await told()).toBe(1));
  await here.send(moveMarkers({ notifications: newest }));
  const again = createSeenMarks(here);
  await door('fail', { path: '/api/v1/markers', method: 'GET', status: 503 });
  await again.load();
  await again.load();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await told()).toBe(2);
  expect(again.isSeen(newest)).toBe(true);
});
