import {
  chats,
  lookupAccount,
  notifications as listOf,
  openChat,
  sendChatMessage,
  uploadMedia,
  verifyCredentials,
  type NotificationId,
} from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { chatListOf } from '../chats/chat-list';
import { createCell } from '../kernel/cell';
import { liveHubOf } from '../events/live-hub';
import type { NotificationKind } from '../notifications/notification-kind';
import { notificationsOf } from '../notifications/notifications';
import { notificationSettings } from '../settings/list/notification-settings';
import type { PushState } from '../push/push';
import { relationTo } from '../testing/relation-to';
import { startServer } from '../testing/start-server';
import type { Alert } from './alert';
import { createAlerts } from './alerts';

afterEach(() => void vi.useRealTimers());

/** Whatever follows from what was told has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Dave's page, whose stream is heard, after the silence of its beginning. */
async function begin({ isQuiet = false, isDeaf = false, pushed = [] as NotificationKind[] } = {}) {
  const server = await startServer();
  const client = await server.visitAs('dave');
  const hub = liveHubOf(client.graph);
  const list = notificationsOf(client);
  const browser = { allowed: true, watched: false, shown: [] as Alert[], standing: new Set<string>() };
  const alerts = createAlerts({
    client,
    push: { state: createCell<PushState>({ kind: 'on', delivered: pushed }) },
    browser: {
      isAllowed: () => browser.allowed,
      hasFocusedPage: () => Promise.resolve(browser.watched),
      show(alert) {
        browser.shown.push(alert);
        browser.standing.add(alert.id);
        return () => browser.standing.delete(alert.id);
      },
    },
  });
  hub.isStreamOpen.set(!isDeaf);
  await list.load();
  const leave = [list.follow()];
  const looks = async () => (await server.requests()).filter(({ path }) => path === '/api/v1/notifications');
  // What follows the list looks once for what came meanwhile; nothing of that is to come in between.
  await vi.waitFor(async () => expect(await looks()).toHaveLength(2));
  await list.catchUp();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  leave.push(alerts.follow());
  if (!isQuiet) vi.advanceTimersByTime(10_000);

  /** What happens on the server is told by the stream. */
  async function hear(): Promise<void> {
    const { items } = await client.send(listOf({ limit: 1 }));
    for (const item of items) hub.emit('notification', item);
    await settled();
  }
  const post = (as: string, text: string, more: object = {}) =>
    server.door<{ id: string }>('post', { as, text, ...more });
  const act = (as: string, action: string, more: object = {}) => server.door('act', { as, action, ...more });
  const titles = () => browser.shown.map(({ name, kind, excerpt }) => `${name} ${kind} ${excerpt}`);
  const end = (): void => leave.forEach((stop) => stop());
  return { ...server, client, hub, browser, hear, post, act, titles, end, list };
}

test('what happens is told with who, what and some words, and goes after five seconds [2.9.011]', async () => {
  const { hear, post, browser } = await begin();
  await post('bob', '@dave come   and\nsee');
  await hear();
  expect(browser.shown).toMatchObject([{ kind: 'mention', excerpt: '@dave come and see', isOwn: false }]);
  expect(browser.shown[0]?.name).toBe('Bob');
  expect(browser.shown[0]?.icon).toMatch(/^http/);
  expect(browser.standing.size).toBe(1);
  vi.advanceTimersByTime(4999);
  expect(browser.standing.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(browser.standing.size).toBe(0);
});

test('the first picture of a post comes with it, unless it is to be shown on demand only', async () => {
  const { hear, post, browser, visitAs } = await begin();
  const bob = await visitAs('bob');
  const file = new Blob(['GIF89a\u0001\0\u0001\0\0\0\0;'], { type: 'image/gif' });
  const upload = async () => (await bob.send(uploadMedia({ file, description: '' }))).id;
  await post('bob', '@dave a kettle', { mediaIds: [await upload()] });
  await hear();
  await post('bob', '@dave an eye', { mediaIds: [await upload()], sensitive: true });
  await hear();
  await post('bob', '@dave an end', { mediaIds: [await upload()], spoilerText: 'The end of the film' });
  await hear();
  await post('bob', '@dave nothing to see');
  await hear();
  expect(browser.shown.map(({ image }) => image)).toEqual([expect.stringMatching(/^http/), null, null, null]);
});

test('a chat message is told once with its words, unless somebody muted has written it', async () => {
  const { client, hub, browser, visitAs, titles } = await begin();
  const bob = await visitAs('bob');
  const dave = await bob.send(lookupAccount('dave'));
  const { id } = await bob.send(openChat(dave.id));
  const { chats: list } = chatListOf(client);
  const known = () => list.state.get().value;
  await vi.waitFor(() => expect(known()).not.toBeNull());
  async function write(text: string): Promise<void> {
    await bob.send(sendChatMessage(id, { text, mediaId: undefined }, text));
    const [chat] = (await client.send(chats({ withMuted: true }))).items;
    if (chat === undefined) throw new Error('There is no chat.');
    // The stream sends a chat as often as it likes.
    for (let times = 0; times < 2; times += 1) hub.emit('chat', chat);
  }
  await write('Shall we?');
  await vi.waitFor(() => expect(titles()).toEqual(['Bob chat_mention Shall we?']));
  expect(browser.shown[0]).toMatchObject({ account: { acct: 'bob' }, statusId: null });
  const author = browser.shown[0]?.account?.id ?? dave.id;
  client.graph.relationships.put(author, relationTo(author, { muting: true }));
  await write('Shall we, then?');
  expect(known()).toEqual([]);
  expect(titles()).toHaveLength(1);
});

test('what somebody put behind a subject stays behind it', async () => {
  const { hear, post, titles } = await begin();
  await post('bob', '@dave the butler did it', { spoilerText: 'The end of the film' });
  await hear();
  expect(titles().join()).toContain('The end of the film');
  expect(titles().join()).not.toContain('butler');
});

test('nothing is told for ten seconds after the stream has begun, and each thing once [2.4.043]', async () => {
  const { hear, post, titles } = await begin({ isQuiet: true });
  await post('bob', '@dave one');
  await hear();
  vi.advanceTimersByTime(9_999);
  await post('bob', '@dave two');
  await hear();
  expect(titles()).toEqual([]);
  vi.advanceTimersByTime(1);
  await post('bob', '@dave three');
  await hear();
  await hear();
  expect(titles()).toHaveLength(1);
  expect(titles()[0]).toContain('three');
});

test('a stream that begins late begins the silence anew, and one that comes back does not', async () => {
  const { hear, post, titles, hub } = await begin({ isQuiet: true, isDeaf: true });
  vi.advanceTimersByTime(8000);
  hub.isStreamOpen.set(true);
  vi.advanceTimersByTime(9999);
  await post('bob', '@dave one');
  await hear();
  expect(titles()).toEqual([]);
  vi.advanceTimersByTime(1);
  hub.isStreamOpen.set(false);
  hub.isStreamOpen.set(true);
  await post('bob', '@dave two');
  await hear();
  expect(titles()).toEqual(['Bob mention @dave two']);
});

test('only the page that leads tells, and none while somebody looks at one or the browser forbids it', async () => {
  const { hear, post, titles, hub, browser } = await begin();
  hub.isLeading.set(false);
  await post('bob', '@dave one');
  await hear();
  hub.isLeading.set(true);
  browser.watched = true;
  await post('bob', '@dave two');
  await hear();
  browser.watched = false;
  browser.allowed = false;
  await post('bob', '@dave three');
  await hear();
  browser.allowed = true;
  await post('bob', '@dave four');
  await hear();
  expect(titles()).toHaveLength(1);
  expect(titles()[0]).toContain('four');
});

test('kinds that are not shown, or not as alerts, are not told [2.5.051]', async () => {
  const { client, hear, post, act, titles } = await begin();
  const { id } = await post('dave', 'The kettle is mine.');
  // Favourites make no alert of themselves.
  await act('bob', 'favourite', { status: id });
  await hear();
  expect(titles()).toEqual([]);
  client.settings.write('notificationNative', { likes: true });
  await act('carol', 'favourite', { status: id });
  await hear();
  expect(titles()).toHaveLength(1);
  client.settings.write('notificationVisibility', { likes: false });
  await act('alice', 'favourite', { status: id });
  await hear();
  expect(titles()).toHaveLength(1);
});

test('a mention that is seen, muted or has a muted word is not told [2.5.051]', async () => {
  const { client, hear, post, titles, list, hub } = await begin();
  client.settings.write('muteWords', ['kettle']);
  await post('bob', '@dave about the kettle');
  await hear();
  expect(titles()).toEqual([]);
  await post('bob', '@dave about the pot');
  const { items } = await client.send(listOf({ limit: 1 }));
  for (const item of items) {
    if (item.status !== null) hub.emit('notification', { ...item, status: { ...item.status, muted: true } });
  }
  await settled();
  expect(titles()).toEqual([]);
  await post('bob', '@dave about the pan');
  const seen = await client.send(listOf({ limit: 1 }));
  for (const item of seen.items) hub.emit('notification', { ...item, seen: true });
  await settled();
  expect(list.state.get().rows.length).toBeGreaterThan(2);
  expect(titles()).toEqual([]);
});

test('what the server tells by way of the browser is not told here too', async () => {
  const { client, hub, hear, post, act, titles } = await begin({ pushed: ['mention'] });
  client.settings.write('webPushAlwaysShowNotifications', true);
  await post('bob', '@dave hello');
  await hear();
  client.settings.write('webPushAlwaysShowNotifications', false);
  hub.isStreamOpen.set(false);
  await post('bob', '@dave are you there');
  await hear();
  expect(titles()).toEqual([]);
  hub.isStreamOpen.set(true);
  await act('bob', 'follow', { target: 'dave' });
  await hear();
  expect(titles().join()).toMatch(/^Bob follow/);
});

test('of many that come at once the newest three are told', async () => {
  const { client, post, titles, list } = await begin();
  for (const text of ['one', 'two', 'three', 'four', 'five']) await post('bob', `@dave ${text}`);
  await list.catchUp();
  await settled();
  expect(titles()).toHaveLength(3);
  expect(titles().map((title) => title.split(' ').at(-1))).toEqual(['three', 'four', 'five']);
  await client.accounts.signOut();
});

test('signing out takes what stands there away, and nothing more is told [2.4.044]', async () => {
  const { client, hear, post, browser, titles } = await begin();
  await post('bob', '@dave one');
  await hear();
  expect(browser.standing.size).toBe(1);
  await client.accounts.signOut();
  expect(browser.standing.size).toBe(0);
  expect(titles()).toHaveLength(1);
});

test('what one does oneself is not told, but that one’s own poll has ended is', async () => {
  const { client, hub, post, browser } = await begin();
  await post('bob', '@dave hello');
  const own = await client.send(verifyCredentials());
  const { items } = await client.send(listOf({ limit: 1 }));
  for (const item of items) {
    hub.emit('notification', { ...item, account: own });
    await settled();
    expect(browser.shown).toEqual([]);
    hub.emit('notification', { ...item, id: `${item.id}1` as NotificationId, account: own, type: 'poll' });
  }
  await settled();
  expect(browser.shown).toMatchObject([{ kind: 'poll', isOwn: true }]);
});

test('of people who are blocked, or whose notifications are muted, nothing is told', async () => {
  const { client, hear, post, titles } = await begin();
  const { id } = await client.send(lookupAccount('bob'));
  client.graph.relationships.put(id, relationTo(id, { mutingNotifications: true }));
  await post('bob', '@dave one');
  await hear();
  client.graph.relationships.put(id, relationTo(id, { blocking: true }));
  await post('bob', '@dave two');
  await hear();
  client.graph.relationships.put(id, relationTo(id, {}));
  await post('bob', '@dave three');
  await hear();
  expect(titles()).toEqual(['Bob mention @dave three']);
});

test('an alert of what the server puts together tells how many did it', async () => {
  const { client, act, post, hub, browser, end } = await begin();
  const { notificationNative } = notificationSettings;
  client.settings.write('notificationNative', { ...notificationNative.default, likes: true });
  const { id: status } = await post('dave', 'The kettle is mine.');
  await act('bob', 'favourite', { status });
  const { items } = await client.send(listOf({ limit: 1 }));
  for (const item of items) {
    const group = { key: 'favourite-1', accounts: item.account === null ? [] : [item.account], count: 12 };
    hub.emit('notification', { ...item, groupKey: group.key, group });
  }
  await settled();
  expect(browser.shown.map(({ name, kind, otherCount }) => [name, kind, otherCount])).toEqual([
    ['Bob', 'like', 11],
  ]);
  end();
});
