import type { Account, AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import { importAccount, importStatus } from '../graph/import';
import { composedStatus } from '../testing/composed-status';
import { relationTo } from '../testing/relation-to';
import { startServer } from '../testing/start-server';
import { knownPeople, searchPeople } from './known-people';
import { knownTags, searchTags } from './known-tags';

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const reader = client.session.state.get();
  if (reader.state !== 'signed-in' || reader.own === null) throw new Error('Nobody is signed in.');
  const { own } = reader;
  client.graph.accounts.sweep(() => false);
  const knows = (acct: string, displayName: string, more: Partial<Account> = {}) => {
    const id = `made-${acct}` as AccountId;
    importAccount(client.graph, { ...own, id, acct, username: acct, displayName, ...more });
    return id;
  };
  const names = (query: string, limit = 20) => knownPeople(client, query, limit).map(({ acct }) => acct);
  const asked = async () => (await server.requests()).filter(({ path }) => path.includes('search'));
  return { ...server, client, own, knows, names, asked };
}

test('people are known by the beginning of either name, and of a word of the shown one [2.5.027]', async () => {
  const { knows, names } = await begin();
  knows('heron', 'Grey');
  knows('owl', 'Heron fan');
  knows('kite@far.example', 'The Heron');
  knows('sheron', 'Nobody');
  expect(names('her')).toEqual(['heron', 'owl', 'kite@far.example']);
  expect(names('HÉR')).toEqual(names('her'));
  expect(names('kite@far')).toEqual(['kite@far.example']);
  expect(names('her', 2)).toHaveLength(2);
});

test('who is meant exactly comes first, then whom one follows, then people of this server', async () => {
  const { client, own, knows, names } = await begin();
  knows('wren@far.example', 'Wren');
  knows('wrenna', 'Wrenna');
  const followed = knows('wrenly@far.example', 'Wrenly');
  knows('wren', 'Wren');
  client.graph.relationships.put(followed, relationTo(followed, { following: true }));
  expect(names('wren')).toEqual(['wren', 'wren@far.example', 'wrenly@far.example', 'wrenna']);
  importAccount(client.graph, own);
  knows('alicia', 'Alicia');
  knows('kai', 'Kai Alison');
  expect(names('ali')).toEqual(['alicia', 'kai', 'alice']);
});

test('nobody blocked, nobody gone, and no name that would write more than itself', async () => {
  const { client, knows, names } = await begin();
  const blocked = knows('wren1', 'Wren');
  client.graph.relationships.put(blocked, relationTo(blocked, { blocking: true }));
  knows('wren2', 'Wren', { deactivated: true });
  knows('wren3 @everybody\nI confess', 'Wren');
  knows('wren4', 'Wren');
  expect(names('wren')).toEqual(['wren4']);
});

test('a search brings people of whom the page did not know [2.5.027]', async () => {
  const { client, names, asked } = await begin();
  expect(names('bo')).toEqual([]);
  await searchPeople(client, 'bo');
  expect(names('bo')).toEqual(['bob']);
  const [first] = await asked();
  expect(first?.path).toBe('/api/v1/accounts/search');
  const query = Object.fromEntries(new URLSearchParams(first?.query));
  expect(query).toEqual({ q: 'bo', resolve: 'true', limit: '20' });
});

test('the server is not asked for somebody whose server is being typed [2.5.027]', async () => {
  const { client, asked } = await begin();
  await searchPeople(client, 'bob@hed');
  expect(await asked()).toEqual([]);
});

test('hashtags come from the posts that the page knows, the most used first', async () => {
  const { client } = await begin();
  const posts = [['Garden', 'gate'], ['garden'], ['gardening', 'x'], ['garb\nage'], ['GARDEN']];
  posts.forEach((names, place) => {
    const tags = names.map((name) => ({ name, url: `https://nest.example/tag/${place}` }));
    importStatus(client.graph, composedStatus(`s${place}`, { tags }));
  });
  expect(knownTags(client, 'ga', 5)).toEqual(['Garden', 'gardening', 'gate']);
  expect(knownTags(client, 'garden', 5)).toEqual(['gardening']);
  expect(knownTags(client, 'ga', 1)).toEqual(['Garden']);
});

test('a server that looks hashtags up adds its own; what it makes of the letters typed is no find', async () => {
  const { client, door } = await begin();
  expect(await searchTags(client, 'gard')).toEqual([]);
  const hashtags = ['gard', 'Gardens', 'hedge', 'gar dening', 'gardengnome'].map((name) => ({
    name,
    url: '',
  }));
  const body = { accounts: [], statuses: [], hashtags };
  await door('fail', { path: '/api/v2/search', status: 200, body });
  expect(await searchTags(client, 'gard')).toEqual(['Gardens', 'gardengnome']);
});

test('a search that is not wanted any more ends', async () => {
  const { client } = await begin();
  const control = new AbortController();
  const search = searchPeople(client, 'bo', control.signal);
  control.abort();
  await expect(search).rejects.toMatchObject({ reason: { kind: 'aborted' } });
});
