import { chats, lookupAccount, muteAccount, openChat, readChatUpTo, sendChatMessage } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { relationTo } from '../testing/relation-to';
import { startServer } from '../testing/start-server';
import { chatListOf } from './chat-list';

afterEach(() => void vi.useRealTimers());

/** Dave is written to by others. */
async function begin({ isHeard = false } = {}) {
  const server = await startServer();
  const client = await server.visitAs('dave');
  const hub = liveHubOf(client.graph);
  hub.isStreamOpen.set(isHeard);
  const dave = await client.send(lookupAccount('dave'));
  const list = chatListOf(client);
  const looks = async () =>
    (await server.requests()).filter(
      ({ path, method }) => method === 'GET' && path === '/api/v1/pleroma/chats',
    );

  async function write(as: string, text: string): Promise<void> {
    const other = await server.visitAs(as);
    const chat = await other.send(openChat(dave.id));
    await other.send(sendChatMessage(chat.id, { text }, crypto.randomUUID()));
  }
  /** The stream tells what it would of the chat with somebody. */
  async function tell(as: string): Promise<void> {
    const { items } = await client.send(chats());
    for (const chat of items) if (chat.account.username === as) hub.emit('chat', chat);
  }
  async function read(as: string): Promise<void> {
    const { items } = await client.send(chats());
    const chat = items.find(({ account }) => account.username === as);
    const last = chat?.lastMessage;
    if (chat && last) await client.send(readChatUpTo(chat.id, last.id));
  }
  /** It is known how the viewer stands to somebody. */
  async function know(name: string, standing: Parameters<typeof relationTo>[1] = {}): Promise<void> {
    const { id } = await client.send(lookupAccount(name));
    client.graph.relationships.put(id, relationTo(id, standing));
  }
  const count = () => list.unread.get();
  const leaves: (() => void)[] = [];
  const follow = () => void leaves.push(list.follow());
  const leave = () => leaves.splice(0).forEach((end) => end());
  return { ...server, client, hub, list, looks, write, tell, read, know, count, follow, leave };
}

test('what the stream tells of a chat moves the count, and nothing is asked for', async () => {
  const { write, tell, read, know, count, follow, leave, looks } = await begin({ isHeard: true });
  await write('bob', 'Good morning');
  follow();
  await vi.waitFor(() => expect(count()).toBe(1));
  await know('carol');
  await write('carol', 'Tea?');
  await tell('carol');
  await tell('carol');
  expect(count()).toBe(2);
  await read('bob');
  const before = (await looks()).length;
  await tell('bob');
  expect(count()).toBe(1);
  // What the test itself asked for is one more.
  expect(await looks()).toHaveLength(before + 1);
  leave();
});

test('while no stream is heard it is asked for every five seconds, as long as it is shown [2.7.030, 2.9.007]', async () => {
  const { write, count, follow, leave, looks } = await begin();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  expect(await looks()).toHaveLength(1);
  await write('bob', 'Good morning');
  const before = (await looks()).length;
  for (let second = 0; second < 25; second += 1) await vi.advanceTimersByTimeAsync(1000);
  expect((await looks()).length - before).toBe(5);
  expect(count()).toBe(1);
  leave();
  const after = await looks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await looks()).toHaveLength(after.length);
});

test('a question that failed holds nothing up and is asked again', async () => {
  const { write, count, follow, leave, door } = await begin({ isHeard: true });
  await write('bob', 'Good morning');
  await door('fail', { path: '/pleroma/chats', status: 500 });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(count()).toBe(1));
  leave();
});

test('what happened while nothing was heard, or the device slept, is asked for', async () => {
  const { write, read, count, follow, leave, hub } = await begin({ isHeard: true });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  hub.isStreamOpen.set(false);
  await write('bob', 'Good morning');
  hub.streamOpenSince = Date.now();
  hub.isStreamOpen.set(true);
  // Not at once: it was asked a moment ago.
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(count()).toBe(1), { timeout: 6000 });
  await read('bob');
  await vi.advanceTimersByTimeAsync(61_000);
  hub.emit('wake');
  await vi.waitFor(() => expect(count()).toBe(0), { timeout: 6000 });
  leave();
});

test('chats with people who are muted do not count', async () => {
  const { client, write, tell, count, follow, leave } = await begin({ isHeard: true });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  await write('bob', 'Good morning');
  const { id } = await client.send(lookupAccount('bob'));
  client.graph.relationships.put(id, relationTo(id, { muting: true }));
  await tell('bob');
  expect(count()).toBe(0);
  leave();
});

test('a message from somebody muted, of whom nothing is known here, never counts', async () => {
  const { client, hub, write, list, count, follow, leave } = await begin({ isHeard: true });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  const { id } = await client.send(lookupAccount('bob'));
  await client.send(muteAccount(id, { notifications: true, seconds: 0 }));
  const counts = vi.fn<(count: number | null) => void>();
  list.unread.subscribe(() => counts(count()));
  await write('bob', 'Good morning');
  // The list of chats leaves it out; the stream tells it all the same.
  hub.emit('chat', await client.send(openChat(id)));
  await vi.waitFor(() => expect(list.chats.state.get().isLoading).toBe(false));
  expect(counts).not.toHaveBeenCalledWith(1);
  expect(count()).toBe(0);
  leave();
});

test('the chat with somebody goes when they are muted, and comes back when they no longer are', async () => {
  const { write, know, list, count, follow, leave } = await begin({ isHeard: true });
  await write('bob', 'Good morning');
  follow();
  await vi.waitFor(() => expect(count()).toBe(1));
  await know('bob', { muting: true });
  expect(count()).toBe(0);
  expect(list.chats.state.get().value).toEqual([]);
  await know('bob');
  await vi.waitFor(() => expect(count()).toBe(1));
  leave();
});

test('where the server has no chats there are none, and none is asked for', async () => {
  const { client, count, follow, leave, looks } = await begin();
  const known = await client.features.load();
  vi.spyOn(client.features, 'load').mockResolvedValue({
    ...known,
    has: (key) => key !== 'chats' && known.has(key),
  });
  follow();
  await vi.waitFor(() => expect(count()).toBe(0));
  expect(await looks()).toEqual([]);
  leave();
});
