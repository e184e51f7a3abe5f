import { dismissNotification, notifications as askFor } from '@linnet/api';
import { expect, test } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { notificationSettings } from '../settings/list/notification-settings';
import { startServer } from '../testing/start-server';
import { notificationsOf } from './notifications';
import { shownNotifications } from './shown-notifications';

const GROUPED = '/api/v2/notifications';
const PLAIN = '/api/v1/notifications';

type Options = NonNullable<Parameters<typeof startServer>[0]>;
type Visit = Parameters<Awaited<ReturnType<typeof startServer>>['visitAs']>[1];

/** Dave has written a post and is told what others do with it. */
async function begin(options: Options, visit: Visit = {}) {
  const server = await startServer(options);
  const client = await server.visitAs('dave', visit);
  const mine = await server.door<{ id: string }>('post', { as: 'dave', text: 'The kettle is mine.' });
  const act = (as: string, action: string, more: object = {}) =>
    server.door('act', { as, action, status: mine.id, ...more });
  const notifications = notificationsOf(client);
  const shown = () =>
    shownNotifications(notifications.state.get(), {
      visible: notificationSettings.notificationVisibility.default,
      seenCount: 30,
      unseenAtTop: false,
      groups: true,
      ignoresInactionable: false,
    });
  const lines = () => shown().groups.map(({ row, peopleCount }) => [row.kind, peopleCount]);
  const asked = async (path: string) => (await server.requests()).filter((one) => one.path === path);
  const rows = () => notifications.state.get().rows;
  return { ...server, client, notifications, act, rows, shown, lines, asked };
}

test('where the server puts them together it is asked for that, and for each one where one wants it so', async () => {
  const { notifications, act, lines, asked, door, client } = await begin({ character: 'mastodon' });
  for (const name of ['alice', 'bob', 'carol']) await act(name, 'favourite');
  await door('post', { as: 'bob', text: '@dave which kettle?' });
  const leave = notifications.follow();
  await expect.poll(lines).toEqual([
    ['mention', 1],
    ['like', 3],
  ]);
  expect(await asked(PLAIN)).toEqual([]);
  const [request] = await asked(GROUPED);
  const names = new URLSearchParams(request?.query).getAll('grouped_types[]');
  expect(names).toEqual(['favourite', 'reblog', 'pleroma:emoji_reaction', 'emoji_reaction', 'follow']);
  client.settings.write('groupNotifications', false);
  await expect.poll(() => notifications.state.get().rows.length).toBe(4);
  expect(await asked(PLAIN)).toHaveLength(1);
  leave();
});

test('what the stream tells joins its group, and the next answer does not count it twice', async () => {
  const { notifications, act, lines, shown, client } = await begin({ character: 'mastodon', listens: true });
  await act('alice', 'favourite');
  const leave = notifications.follow();
  await expect.poll(lines).toEqual([['like', 1]]);
  client.start();
  await expect.poll(() => liveHubOf(client.graph).isStreamOpen.get(), { timeout: 5000 }).toBe(true);
  await notifications.catchUp();
  await act('bob', 'favourite');
  await act('carol', 'favourite');
  await expect.poll(lines, { timeout: 5000 }).toEqual([['like', 3]]);
  expect(shown().unseen).toBe(1);
  await notifications.catchUp();
  expect(lines()).toEqual([['like', 3]]);
  expect(notifications.state.get().rows).toHaveLength(1);
  leave();
});

test('what a stream tells late of the newest of a group leaves the group whole', async () => {
  const { notifications, act, lines, client } = await begin({ character: 'mastodon' });
  for (const name of ['alice', 'bob']) await act(name, 'favourite');
  const leave = notifications.follow();
  await expect.poll(lines).toEqual([['like', 2]]);
  const [newest] = (await client.send(askFor())).items;
  if (newest === undefined) throw new Error('Nothing is told.');
  liveHubOf(client.graph).emit('notification', newest);
  expect(lines()).toEqual([['like', 2]]);
  leave();
});

test('a group is dismissed as a whole, with what has joined it', async () => {
  const { notifications, act, lines, shown } = await begin({ character: 'mastodon' });
  for (const name of ['alice', 'bob']) await act(name, 'favourite');
  await act('carol', 'reblog');
  await notifications.load();
  const likes = shown().groups.find(({ row }) => row.kind === 'like');
  expect(await notifications.dismiss(likes?.rows.map(({ id }) => id) ?? [])).toBeNull();
  expect(lines()).toEqual([['repeat', 1]]);
  await notifications.load();
  expect(lines()).toEqual([['repeat', 1]]);
});

test('a group whose newest was put away elsewhere is still told, where it stands now', async () => {
  const { notifications, act, door, rows, lines, asked, client } = await begin({ character: 'mastodon' });
  await act('alice', 'favourite');
  for (let at = 1; at <= 25; at += 1) await door('post', { as: 'carol', text: `@dave ${at}` });
  await act('bob', 'favourite');
  await notifications.load();
  while (!notifications.state.get().ended) await notifications.loadOlder();
  const [newest] = rows();
  expect(newest).toMatchObject({ kind: 'like', group: { count: 2 } });
  if (newest === undefined) throw new Error('Nothing is told.');
  await client.send(dismissNotification(newest.id));
  await notifications.catchUp();
  expect(lines().at(-1)).toEqual(['like', 1]);
  expect(lines()).toHaveLength(26);
  // What an answer names nobody asks for singly.
  const before = (await asked(`${GROUPED}/${newest.groupKey}`)).length;
  expect(before).toBe(1);
  await act('carol', 'favourite');
  await notifications.catchUp();
  expect(lines()[0]).toEqual(['like', 2]);
  expect(await asked(`${GROUPED}/${newest.groupKey}`)).toHaveLength(before);
});

test('a group of which nothing is left is gone', async () => {
  const { notifications, act, door, lines, rows, client } = await begin({ character: 'mastodon' });
  for (let at = 1; at <= 25; at += 1) await door('post', { as: 'carol', text: `@dave ${at}` });
  for (const name of ['alice', 'bob']) await act(name, 'favourite');
  await notifications.load();
  const { items } = await client.send(askFor({ types: ['favourite'] }));
  expect(items).toHaveLength(2);
  for (const { id } of items) await client.send(dismissNotification(id));
  expect(rows()[0]?.kind).toBe('like');
  await notifications.catchUp();
  expect(lines().filter(([kind]) => kind === 'like')).toEqual([]);
});

test('where only groups can be dismissed, and reactions come without their emoji, both are there', async () => {
  const { notifications, act, shown, client } = await begin({ character: 'hollo' });
  await act('bob', 'react', { emoji: '☕' });
  await act('alice', 'follow', { target: 'dave' });
  await notifications.load();
  expect(shown().groups).toMatchObject([
    { row: { kind: 'follow_request' } },
    { row: { kind: 'reaction', emoji: { name: '☕' } }, peopleCount: 1 },
  ]);
  expect((await client.features.load()).has('notificationDismiss')).toBe(false);
  const ids = notifications.state.get().rows.map(({ id }) => id);
  expect(await notifications.dismiss(ids)).toBeNull();
  await notifications.load();
  expect(shown().groups).toEqual([]);
});

test('a server that offers groups and has none is asked for each one', async () => {
  const { notifications, act, lines, asked } = await begin(
    { character: 'mastodon' },
    {
      between: (request, next) =>
        new URL(request.url).pathname === GROUPED
          ? Promise.resolve(new Response('nothing here', { status: 404 }))
          : next(request),
    },
  );
  for (const name of ['alice', 'bob']) await act(name, 'favourite');
  await notifications.load();
  expect(lines()).toEqual([['like', 2]]);
  await notifications.catchUp();
  expect(await asked(PLAIN)).toHaveLength(2);
});
