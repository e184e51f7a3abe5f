import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client';
import { waiting } from '../feeds/place';
import { startServer } from '../testing/start-server';

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
    });
  await joined();
  return { ...server, client, joined, post };
}

const countOf = (client: Client) => waiting(client.feeds.get({ kind: 'public' }).state.get()).count;

test('a post of somebody else arrives by itself, changes and goes', async () => {
  const { client, door, post } = await begin();
  const { id } = await post('bob', 'a song');
  await vi.waitFor(() => expect(countOf(client)).toBe(1));
  client.feeds.get({ kind: 'public' }).reveal();
  expect(client.statusViews.get(id)?.content.plainText).toBe('a song');
  await door('act', { as: 'bob', action: 'delete', status: id });
  await vi.waitFor(() => expect(client.graph.statuses.get(id)).toMatchObject({ deleted: true }));
});

test('what happened while the socket was broken is found when it is back', async () => {
  const { client, door, post, joined } = await begin();
  await door('sockets', { action: 'refuse' });
  await door('sockets', { action: 'drop', code: 1006 });
  await post('bob', 'while you were out');
  await vi.waitFor(() =>
    expect(client.notices.list.get().map(({ key }) => key)).toContain('timeline.socket_broke'),
  );
  await door('sockets', { action: 'allow' });
  client.live.wake();
  await joined();
  await vi.waitFor(() => expect(countOf(client)).toBe(1));
});

test('a visitor hears the public timeline too, and nothing more after leaving', async () => {
  const { client, door, joined, post } = await begin();
  await client.session.signOut();
  client.feeds.show({ kind: 'public' });
  await client.feeds.get({ kind: 'public' }).open();
  await joined();
  await post('bob', 'a song');
  await vi.waitFor(() => expect(countOf(client)).toBe(1));
  client.live.stop();
  await vi.waitFor(async () => expect(await door('sockets')).toEqual({ open: [] }));
});
