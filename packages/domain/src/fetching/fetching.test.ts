import type { StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { fetchStatus } from './fetch-status';
import { fetchingOf, statusAt } from './fetching';

async function favouredPost() {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'alice', text: 'the heron is back' });
  for (const as of ['bob', 'carol']) {
    await server.door('act', { as, action: 'favourite', status: id });
    await server.door('post', { as, text: 'look', quote: id });
  }
  await server.door('post', { as: 'bob', text: 'look again', quote: id });
  await server.door('act', { as: 'dave', action: 'reblog', status: id });
  return { ...server, id };
}

test('brings a status into the graph, once for all who ask at the same time', async () => {
  const { visit, id, requests } = await favouredPost();
  const client = visit();
  await Promise.all([fetchStatus(client, id), fetchStatus(client, id)]);
  expect(client.graph.statuses.get(id)?.content).toContain('the heron is back');
  expect((await requests()).filter(({ path }) => path.endsWith(id))).toHaveLength(1);
});

test('says who favourited, repeated and quoted a status, each person once [2.7.010]', async () => {
  const { visitAs, id } = await favouredPost();
  const client = await visitAs('alice');
  const names = async (kind: 'favourites' | 'repeats' | 'quotes') => {
    const { ids, hasMore } = await fetchingOf(client).people({ kind, id });
    expect(hasMore).toBe(false);
    expect(new Set(ids).size).toBe(ids.length);
    return new Set(ids.map((account) => client.graph.accounts.get(account)?.username));
  };
  expect(await names('favourites')).toEqual(new Set(['bob', 'carol']));
  expect(await names('repeats')).toEqual(new Set(['dave']));
  expect(await names('quotes')).toEqual(new Set(['bob', 'carol']));
});

test('an address with a broken escape is asked of the server like others', async () => {
  const client = (await startServer()).visit();
  expect(await statusAt(client, 'https://elsewhere.example/notice/%E0%A4%A')).toBeNull();
});

test('what fails can be asked for again', async () => {
  const { visit, id, door } = await favouredPost();
  const client = visit();
  await door('fail', { path: id, status: 500 });
  await expect(fetchStatus(client, id)).rejects.toMatchObject({
    reason: { kind: 'http', status: 500 },
  });
  await fetchStatus(client, id);
  expect(client.graph.statuses.get(id)).toBeDefined();
});
