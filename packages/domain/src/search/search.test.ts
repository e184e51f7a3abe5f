import { follow, lookupAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { startServer } from '../testing/start-server';
import { foundAtAddress, webAddressIn } from './found-at-address';
import { isFull, latestDay, searchesOf, type Search, type SearchQuery } from './search';

type Between = (request: Request, next: typeof fetch) => Promise<Response>;

interface Posted {
  id: string;
  url: string;
}

async function begin({ between, visitor = false }: { between?: Between; visitor?: boolean } = {}) {
  const server = await startServer();
  const options = between ? { between } : {};
  const client = visitor ? server.visit(options) : await server.visitAs('alice', options);
  const post = (text: string, as = 'bob') => server.door<Posted>('post', { as, text });
  const searched = async () =>
    (await server.requests())
      .filter(({ path }) => path === '/api/v2/search')
      .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
  return { ...server, client, post, searched };
}

const asked = (client: Client, text: string, more: Partial<SearchQuery> = {}): Search =>
  searchesOf(client).get({ text, following: false, by: null, ...more });

const posts = ({ statuses }: Search) => statuses.state.get();

const textsOf = (client: Client, search: Search): (string | undefined)[] =>
  (search.statuses.state.get().rows ?? []).map((id) => client.graph.statuses.get(id)?.content);

const namesOf = (search: Search): (string | undefined)[] | undefined =>
  search.accounts.state.get().rows?.map(({ acct }) => acct);

test('one question brings posts, people and hashtags, and is loading in between [1.4.010, 1.7.016]', async () => {
  const { client, post } = await begin();
  await post('bob mends the roof');
  const search = asked(client, 'bob');
  expect(search.state.get().stage).toBe('idle');
  const loading = search.load();
  await loading;
  expect(search.state.get().stage).toBe('loaded');
  expect(textsOf(client, search)).toEqual(['bob mends the roof']);
  expect(namesOf(search)).toEqual(['bob']);
  expect(search.hashtags.state.get().rows?.map(({ name }) => name)).toEqual(['bob']);
});

test('more posts are asked for behind those that are held, each once, until none come [1.4.011, 3.7.081]', async () => {
  const { client, post, searched } = await begin();
  for (let made = 0; made < 25; made += 1) await post(`gorse ${made}`);
  const search = asked(client, 'gorse');
  await search.load();
  expect(textsOf(client, search)).toHaveLength(20);
  expect(isFull(posts(search))).toBe(true);
  // One more at the top moves all others down.
  await post('gorse at last');
  await search.statuses.loadMore();
  expect(new Set(textsOf(client, search)).size).toBe(25);
  expect(textsOf(client, search)).toHaveLength(25);
  expect(posts(search).hasMore).toBe(true);
  expect(isFull(posts(search))).toBe(false);
  await search.statuses.loadMore();
  expect(posts(search).hasMore).toBe(false);
  expect((await searched()).slice(1)).toEqual([
    expect.objectContaining({ q: 'gorse', type: 'statuses', offset: '20', resolve: 'true' }),
    expect.objectContaining({ q: 'gorse', type: 'statuses', offset: '25' }),
  ]);
  await search.statuses.loadMore();
  expect(await searched()).toHaveLength(3);
});

test('another question begins anew, and going back to one finds its results [1.4.011]', async () => {
  const { client, post, searched } = await begin();
  await post('gorse and broom');
  const first = asked(client, 'gorse');
  await first.load();
  const second = asked(client, 'heather');
  expect(second.state.get().stage).toBe('idle');
  await second.load();
  expect(textsOf(client, second)).toEqual([]);
  expect(asked(client, 'gorse')).toBe(first);
  await first.load();
  expect(await searched()).toHaveLength(2);
  await first.again();
  expect(await searched()).toHaveLength(3);
});

test('what was found stays known while others come and go, and is asked for again when it went', async () => {
  const { client, post, searched } = await begin();
  await post('gorse and broom');
  const search = asked(client, 'gorse');
  await search.load();
  client.graph.statuses.sweep(() => false);
  await search.load();
  expect(await searched()).toHaveLength(2);
  expect(textsOf(client, search)).toEqual(['gorse and broom']);
});

test('posts are narrowed to one person, people to those who are followed', async () => {
  const { client, post } = await begin();
  await post('carol sings');
  await post('carol plays', 'dave');
  const narrowed = asked(client, 'carol', { following: true, by: 'bob' });
  await narrowed.load();
  expect(textsOf(client, narrowed)).toEqual(['carol sings']);
  expect(namesOf(narrowed)).toEqual([]);
  const carol = await client.send(lookupAccount('carol'));
  await client.send(follow(carol.id));
  await narrowed.again();
  expect(namesOf(narrowed)).toEqual(['carol']);
});

test('says so when nobody has the name whose posts are wanted', async () => {
  const { client, searched } = await begin();
  const search = asked(client, 'bread', { by: 'nobody-at-all' });
  await search.load();
  expect(search.state.get()).toEqual({ stage: 'nobody' });
  expect(await searched()).toEqual([]);
});

test('why it failed is told, and trying again works; so with more of it', async () => {
  const { client, post, door } = await begin();
  await post('gorse');
  const search = asked(client, 'gorse');
  await door('fail', { path: '/api/v2/search', status: 503 });
  await search.load();
  expect(search.state.get()).toMatchObject({ stage: 'failed', reason: { status: 503 } });
  await search.load();
  await door('fail', { path: '/api/v2/search', status: 500 });
  await search.statuses.loadMore();
  expect(posts(search)).toMatchObject({ isLoading: false, error: { status: 500 } });
  await search.statuses.loadMore();
  expect(posts(search)).toMatchObject({ hasMore: false, error: null });
});

test('visitors ask nothing to be fetched from elsewhere: some servers refuse that', async () => {
  const { client, searched } = await begin({ visitor: true });
  await asked(client, 'bob').load();
  expect(await searched()).toEqual([expect.not.objectContaining({ resolve: 'true' })]);
});

test('a private server is not asked by visitors [1.6.008]', async () => {
  const { client, door, searched } = await begin({ visitor: true });
  await door('settings', { private: true });
  const search = asked(client, 'bob');
  await search.load();
  expect(search.state.get()).toEqual({ stage: 'sign-in-required' });
  expect(await searched()).toEqual([]);
});

test('a server without the route is one without a search', async () => {
  const { client } = await begin({
    between: (request, next) =>
      request.url.includes('/api/v2/search')
        ? Promise.resolve(new Response('<h1>Not Found</h1>', { status: 404 }))
        : next(request),
  });
  const search = asked(client, 'bob');
  await search.load();
  expect(search.state.get()).toEqual({ stage: 'not-offered' });
});

test('an answer for whoever was reading before is not taken', async () => {
  const { client, post } = await begin();
  await post('gorse');
  const search = asked(client, 'gorse');
  const loading = search.load();
  await client.accounts.signOut();
  await loading;
  expect(asked(client.accounts.shown.get(), 'gorse')).not.toBe(search);
});

test.each([
  ['https://birch.example/notice/9', 'https://birch.example/notice/9'],
  ['HTTP://birch.example/@wren', 'http://birch.example/@wren'],
  ['see https://birch.example', null],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['@wren@birch.example', null],
])('“%s” is the address %s', (text, address) => {
  expect(webAddressIn(text)).toBe(address);
});

test('an address leads to the post or person that says to be there, whatever else mentions it', async () => {
  const { client, post } = await begin();
  const { url, id } = await post('the first');
  await post(`have a look at ${url}`);
  const opened = async (address: string) => {
    const search = asked(client, address);
    await search.load();
    const found = {
      statuses: posts(search).rows ?? [],
      accounts: search.accounts.state.get().rows ?? [],
    };
    return foundAtAddress(address, found, client.graph);
  };
  expect(await opened(url)).toEqual({ kind: 'status', id });
  const carol = await client.send(lookupAccount('carol'));
  expect(await opened(`${carol.url}/`)).toEqual({ kind: 'account', id: carol.id });
  expect(await opened('https://nowhere.example/notice/1')).toBeNull();
});

test('the newest day that a server counted is the one that is told [1.2.064]', () => {
  const day = (at: number) => ({ day: at, uses: at, accounts: 1 });
  const tag = { name: 'birds', url: '', following: null };
  expect(latestDay({ ...tag, history: [day(3), day(9), day(5)] })).toEqual(day(9));
  expect(latestDay({ ...tag, history: [] })).toBeNull();
});
