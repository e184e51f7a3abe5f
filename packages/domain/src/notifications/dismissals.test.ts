import { dismissNotification, notifications as askFor, type NotificationId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import { notificationsOf } from './notifications';

type Options = NonNullable<Parameters<typeof startServer>[0]>;

async function begin(count: number, options: Options = {}) {
  const server = await startServer(options);
  for (let at = 1; at <= count; at += 1) await server.door('post', { as: 'bob', text: `@dave ${at}` });
  let most = 0;
  let underWay = 0;
  const client = await server.visitAs('dave', {
    async between(request, next) {
      if (request.method === 'GET') return next(request);
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        return await next(request);
      } finally {
        underWay -= 1;
      }
    },
  });
  const notifications = notificationsOf(client);
  await notifications.load();
  while (!notifications.state.get().ended) await notifications.loadOlder();
  const ids = () => notifications.state.get().rows.map(({ id }) => id);
  expect(ids()).toHaveLength(count);
  const calls = async () =>
    (await server.requests())
      .filter(({ method, path }) => method !== 'GET' && path.includes('/notifications'))
      .map(({ method, path }) => `${method} ${path}`);
  return { ...server, client, notifications, ids, calls, most: () => most };
}

test('many are dismissed in few calls where the server takes many, one by the call for one', async () => {
  const { notifications, ids, calls } = await begin(47);
  const [one, ...rest] = ids();
  expect(await notifications.dismiss([one ?? ('' as NotificationId)])).toBeNull();
  expect(await notifications.dismiss(rest)).toBeNull();
  const many = 'DELETE /api/v1/notifications/destroy_multiple';
  expect(await calls()).toEqual([`POST /api/v1/notifications/${one}/dismiss`, many, many]);
  await notifications.load();
  expect(ids()).toEqual([]);
});

test('what another list has is dismissed too', async () => {
  const { ids, calls, visitAs } = await begin(3);
  const [one] = ids();
  const notifications = notificationsOf(await visitAs('dave'));
  expect(await notifications.dismiss([one ?? ('' as NotificationId)])).toBeNull();
  expect(await calls()).toEqual([`POST /api/v1/notifications/${one}/dismiss`]);
});

test('elsewhere a few at a time; what is refused is back alone, and how many that are is told', async () => {
  const { notifications, ids, calls, door, most } = await begin(12, { character: 'mastodon' });
  const before = ids();
  await door('fail', { path: `[-/](${before[3]}|${before[7]})/dismiss$`, status: 500, times: 2 });
  const dismissing = notifications.dismiss(before);
  expect(ids()).toEqual([]);
  expect(await dismissing).toMatchObject({ reason: { status: 500 }, count: 2 });
  expect(ids()).toEqual([before[3], before[7]]);
  expect(await calls()).toHaveLength(12);
  expect(most()).toBeLessThanOrEqual(4);
  await notifications.load();
  expect(ids()).toEqual([before[3], before[7]]);
});

test('a server that wants to be left alone is told no more, and what it was not told is back', async () => {
  const { notifications, ids, calls, door } = await begin(12, { character: 'mastodon' });
  await door('fail', { path: '/dismiss$', status: 429, times: 12 });
  expect(await notifications.dismiss(ids())).toMatchObject({ count: 12 });
  expect(ids()).toHaveLength(12);
  expect((await calls()).length).toBeLessThanOrEqual(4);
});

test('what a stream tells late or twice does not bring back what was dismissed', async () => {
  const { client, notifications, ids } = await begin(3);
  const { items } = await client.send(askFor());
  const leave = notifications.follow();
  await notifications.dismiss(ids().slice(0, 1));
  for (const one of items) liveHubOf(client.graph).emit('notification', one);
  expect(ids()).toHaveLength(2);
  leave();
});

test('many that are clicked are marked a few at a time, and are seen at once', async () => {
  const { notifications, ids, calls, most } = await begin(20);
  const marking = notifications.markSeen(ids());
  expect(notifications.state.get().rows.every(({ seen }) => seen)).toBe(true);
  expect(await marking).toBeNull();
  expect(await calls()).toHaveLength(20);
  expect(most()).toBeLessThanOrEqual(4);
  expect(await notifications.load()).toBeNull();
  expect(notifications.state.get().rows.every(({ seen }) => seen)).toBe(true);
});

test.each(['pleroma', 'mastodon'] as const)(
  'what was dismissed on another device before is gone here too at %s, and does not come back for a moment',
  async (character) => {
    const { client, notifications, ids, visitAs } = await begin(3, { character });
    const [, second] = ids();
    if (second === undefined) throw new Error('No second one.');
    await (await visitAs('dave')).send(dismissNotification(second));
    const told = vi.spyOn(client.notices, 'add');
    let most = 0;
    const dismissing = notifications.dismiss([second]);
    const leave = notifications.state.subscribe(() => void (most = Math.max(most, ids().length)));
    expect(await dismissing).toBeNull();
    expect(ids()).toHaveLength(2);
    expect(most).toBeLessThanOrEqual(2);
    expect(told).not.toHaveBeenCalled();
    leave();
  },
);

test('a server that has no call to dismiss with has not done it', async () => {
  const { notifications, ids, door } = await begin(2, { character: 'mastodon' });
  const before = ids();
  await door('fail', {
    path: '/dismiss$',
    status: 404,
    body: '<h1>Not found</h1>',
    contentType: 'text/html',
  });
  expect(await notifications.dismiss(before.slice(0, 1))).toMatchObject({
    reason: { status: 404 },
    count: 1,
  });
  expect(ids()).toEqual(before);
});

test('what the server forbids to dismiss, and still has, is there again', async () => {
  const { notifications, ids, door } = await begin(2);
  const before = ids();
  await door('fail', { path: '/dismiss$', status: 403, body: { error: 'Insufficient permissions' } });
  expect(await notifications.dismiss(before.slice(0, 1))).toMatchObject({
    reason: { status: 403 },
    count: 1,
  });
  expect(ids()).toEqual(before);
});
