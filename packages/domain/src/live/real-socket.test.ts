import { addToList, createList, type AccountId, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/client';
import type { FeedSource } from '../feeds/feed-source';
import { queueSummary } from '../kernel/feed/list-state';
import { startServer } from '../testing/start-server';
import { liveHubOf } from '../events/live-hub';

/** Milliseconds: on a busy machine a post takes its time through server and socket. */
const SLOW = { timeout: 10_000 };

vi.setConfig({ testTimeout: 30_000 });

interface Posted {
  id: StatusId;
}

async function begin() {
  const server = await startServer({ listens: true });
  const post = (as: string, text: string) => server.door<Posted>('post', { as, text });
  await post('carol', 'the first');
  const client = await server.visitAs('alice');
  await client.instance.load();
  client.feeds.show({ kind: 'public' });
  await client.feeds.get({ kind: 'public' }).open();
  client.live.start();
  const joined = () =>
    vi.waitFor(async () => {
      const { open } = await server.door<{ open: unknown[] }>('sockets');
      expect(JSON.stringify(open)).toMatch(/"public"/);
    }, SLOW);
  await joined();
  return { ...server, client, joined, post };
}

const countOf = (client: Client) => queueSummary(client.feeds.get({ kind: 'public' }).state.get()).count;

test('a post of somebody else arrives by itself, changes and goes', async () => {
  const { client, door, post } = await begin();
  const { id } = await post('bob', 'a song');
  await vi.waitFor(() => expect(countOf(client)).toBe(1), SLOW);
  client.feeds.get({ kind: 'public' }).showQueue();
  expect(client.statusViews.get(id)?.content.plainText).toBe('a song');
  await door('act', { as: 'bob', action: 'delete', status: id });
  await vi.waitFor(() => expect(client.graph.statuses.get(id)).toMatchObject({ deleted: true }), SLOW);
});

test('what happened while the socket was broken is found when it is back', async () => {
  const { client, door, post, joined } = await begin();
  await door('sockets', { action: 'refuse' });
  await door('sockets', { action: 'drop', code: 1006 });
  await post('bob', 'while you were out');
  await vi.waitFor(() => expect(liveHubOf(client.graph).isLost.get()).toBe(true), SLOW);
  await door('sockets', { action: 'allow' });
  client.live.wake();
  await joined();
  await vi.waitFor(() => expect(countOf(client)).toBe(1), SLOW);
});

test('a visitor hears the public timeline too, and nothing more after leaving', async () => {
  const { client, door, joined, post } = await begin();
  await client.accounts.signOut();
  const visitor = client.accounts.shown.get();
  visitor.live.start();
  visitor.feeds.show({ kind: 'public' });
  await visitor.feeds.get({ kind: 'public' }).open();
  await joined();
  await post('bob', 'a song');
  await vi.waitFor(() => expect(countOf(visitor)).toBe(1), SLOW);
  visitor.live.stop();
  await vi.waitFor(async () => expect(await door('sockets')).toEqual({ open: [] }), SLOW);
});

test('the connection of an account is closed when another one signs in, and stays closed', async () => {
  const { client, door, joined, post } = await begin();
  await (await client.accounts.access()).byPassword('bob', 'bob');
  await vi.waitFor(async () => expect(await door('sockets')).toEqual({ open: [] }), SLOW);
  client.live.start();
  client.live.wake();
  const bobs = client.accounts.shown.get();
  bobs.live.start();
  bobs.feeds.show({ kind: 'public' });
  await bobs.feeds.get({ kind: 'public' }).open();
  await joined();
  await post('carol', 'a song');
  await vi.waitFor(() => expect(countOf(bobs)).toBe(1), SLOW);
  expect(countOf(client)).toBe(0);
  bobs.live.stop();
  await vi.waitFor(async () => expect(await door('sockets')).toEqual({ open: [] }), SLOW);
});

test('a tag and a list are live too', async () => {
  const server = await startServer({ listens: true });
  const client = await server.visitAs('alice');
  await client.instance.load();
  const post = (text: string) =>
    server.door<Posted & { account: { id: AccountId } }>('post', { as: 'bob', text });
  const { account } = await post('before');
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  const list = await client.send(createList({ title: 'friends' }));
  await client.send(addToList(list.id, [account.id]));
  const sources: FeedSource[] = [
    { kind: 'tag', tag: 'Rye' },
    { kind: 'list', listId: list.id },
  ];
  for (const source of sources) {
    client.feeds.show(source);
    await client.feeds.get(source).open();
  }
  client.live.start();
  await vi.waitFor(async () => {
    const { open } = await server.door<{ open: unknown[] }>('sockets');
    expect(JSON.stringify(open)).toMatch(/hashtag.*list/);
  }, SLOW);
  const counts = () => sources.map((source) => queueSummary(client.feeds.get(source).state.get()).count);
  const before = await server.requests();
  await post('a loaf of #rye');
  await vi.waitFor(() => expect(counts()).toEqual([1, 1]), SLOW);
  await post('a cake');
  await vi.waitFor(() => expect(counts()).toEqual([1, 2]), SLOW);
  // They came by themselves: nothing was asked for.
  const after = (await server.requests()).slice(before.length).map(({ path }) => path);
  expect(after.filter((path) => path.includes('timelines'))).toEqual([]);
});
