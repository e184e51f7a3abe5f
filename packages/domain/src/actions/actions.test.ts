import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { toggleActions } from './toggle-actions';

async function begin() {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'a song' });
  const client = await server.visitAs('alice');
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  const shown = () => client.graph.statuses.get(id);
  /** The row once the server has agreed: no wish lies over it. */
  const fact = () => client.graph.statuses.fact(id);
  return { ...server, client, feed, id, shown, fact };
}

const kinds = [
  ['favourite', { favourited: true, favouritesCount: 1 }, { favourited: false, favouritesCount: 0 }],
  ['repeat', { repeated: true, repeatsCount: 1 }, { repeated: false, repeatsCount: 0 }],
  ['bookmark', { bookmarked: true }, { bookmarked: false }],
] as const;

test.each(kinds)(
  '%s: on and off again, at once and on the server [2.4.001, 2.4.002]',
  async (name, on, off) => {
    const { client, feed, id, shown, fact } = await begin();
    client.toggles.toggle(name, id, true);
    expect(shown()).toMatchObject(on);
    expect(fact()).toMatchObject(off);
    await vi.waitFor(() => expect(fact()).toMatchObject(on));
    await feed.reload();
    expect(shown()).toMatchObject(on);
    client.toggles.toggle(name, id, false);
    expect(shown()).toMatchObject(off);
    await vi.waitFor(() => expect(fact()).toMatchObject(off));
  },
);

test('a refused one is put back and told; trying again takes the notice away and works', async () => {
  const { client, door, id, shown, fact, requests } = await begin();
  await door('fail', { path: '/favourite$', status: 500, body: { error: 'The nest is full' } });
  client.toggles.toggle('favourite', id, true);
  await vi.waitFor(() => expect(client.notices.list.get()).toHaveLength(1));
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 0 });
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'status.action_failed', reason: { text: 'The nest is full' } });
  notice?.retry?.();
  notice?.retry?.();
  expect(client.notices.list.get()).toEqual([]);
  await vi.waitFor(() => expect(fact()).toMatchObject({ favourited: true }));
  notice?.retry?.();
  expect((await requests()).filter(({ path }) => path.endsWith('/favourite'))).toHaveLength(2);
});

test('one that works takes away the trouble that was told before', async () => {
  const { client, door, id } = await begin();
  await door('fail', { path: '/favourite$', status: 500 });
  client.toggles.toggle('favourite', id, true);
  await vi.waitFor(() => expect(client.notices.list.get()).toHaveLength(1));
  client.toggles.toggle('bookmark', id, true);
  await vi.waitFor(() => expect(client.notices.list.get()).toEqual([]));
});

test('what may not be repeated offers no repeating', async () => {
  const { client, door } = await begin();
  await door('post', { as: 'alice', text: 'between us', visibility: 'direct' });
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  const [row] = home.state
    .get()
    .segments.flat()
    .map((id) => client.graph.statuses.get(id));
  expect(row).toMatchObject({ scope: 'direct' });
  expect(row && toggleActions.repeat.can(row)).toBe(false);
  expect(row && toggleActions.favourite.can(row)).toBe(true);
});
