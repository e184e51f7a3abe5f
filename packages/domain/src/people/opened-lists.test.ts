import {
  directory,
  followersOf,
  type Account,
  type Call,
  type PageOptions,
  type RelatedAccount,
} from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { createGraph } from '../graph/graph';
import { createPeoplePages } from './people-pages';
import { startServer } from '../testing/start-server';

import { followListOf } from './opened-lists';
import { fetchProfile } from '../profile/fetch-profile';

const PAGE = 40;

/** A server with so many followers; the answer to a page can be changed. */
function crowd(size: number, readPage: (at: number) => number = (at) => at) {
  const asked: number[] = [];
  const person = (at: number): RelatedAccount => ({
    // Only what the list looks at.
    account: { id: `a${at}`, displayName: `P ${at}` } as unknown as Account,
    relationship: null,
  });
  async function send<T>({ query }: Call<T>): Promise<T> {
    const at = readPage(Number(query?.['max_id'] ?? 0));
    asked.push(at);
    const count = Math.min(PAGE, size - at);
    const items = Array.from({ length: count }, (_, index) => person(at + index));
    const older = at + count < size ? { max_id: `${at + count}` } : null;
    return { items, older, newer: null, dropped: 0 } as T;
  }
  const session = { state: { get: () => ({ state: 'visitor' }) } } as unknown as Client['session'];
  const client = { send, graph: createGraph(), session } as unknown as Client;
  const id = 'a' as Account['id'];
  const call = (options: PageOptions) => followersOf(id, options);
  return {
    asked,
    list: createPeoplePages(client, call, { offeredTo: 'everybody' }),
  };
}

test('ten thousand people are read page by page, also by visitors, each once, to the end', async () => {
  const { list, asked } = crowd(10_000);
  await list.load();
  while (list.state.get().hasMore) await list.loadMore();
  const ids = list.state.get().rows?.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(10_000);
  expect(new Set(ids).size).toBe(10_000);
  expect(asked).toHaveLength(250);
});

test('a server that leads in a circle ends the list', async () => {
  const { list, asked } = crowd(200, (at) => at % 80);
  await list.load();
  for (let step = 0; step < 10 && list.state.get().hasMore; step += 1) await list.loadMore();
  expect(list.state.get().rows).toHaveLength(80);
  expect(asked).toHaveLength(3);
});

test('people come with how the reader stands to them, and what fails can be asked for again', async () => {
  const { visitAs, door } = await startServer({ seed: 'demo' });
  const client = await visitAs('alice');
  const id = await fetchProfile(client, { by: 'name', name: 'carol' });
  await door('fail', { path: '/followers', status: 500 });
  const list = followListOf(client, 'followers', id);
  await list.load();
  expect(list.state.get().error).toMatchObject({ status: 500 });
  await list.loadMore();
  const { rows: people, error } = list.state.get();
  expect(error).toBeNull();
  expect(people?.length).toBeGreaterThan(0);
  const relationships = people?.map((person) => client.graph.relationships.get(person.id));
  expect(relationships?.filter((one) => one !== undefined).length).toBeGreaterThan(0);
  expect(followListOf(client, 'followers', id)).toBe(list);
});

test('a list whose call belongs to a feature that the server lacks is not offered', async () => {
  const { visitAs } = await startServer({ seed: 'demo', character: 'hollo' });
  const call = (page: PageOptions) => directory({ order: 'new', local: true, ...page });
  const list = createPeoplePages(await visitAs('alice'), call);
  await list.load();
  expect(list.state.get()).toMatchObject({ isOffered: false, error: null });
});
