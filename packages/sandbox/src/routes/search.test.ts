import type { WireAccount, WireSearchResult, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { BASE, startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

async function find(query: string, token?: string): Promise<WireSearchResult> {
  return (await server.get(`/api/v2/search?${query}`, token)).json<WireSearchResult>();
}

const names = ({ accounts }: WireSearchResult) => accounts.map(({ acct }) => acct);
const texts = ({ statuses }: WireSearchResult) => statuses.map(({ content }) => content);

test('finds people by the beginning of a name and by their full address', async () => {
  expect(names(await find('q=car', alice))).toEqual(['carol']);
  expect(names(await find('q=arol', alice))).toEqual([]);
  expect(names(await find('q=%40carol%40localhost&resolve=true', alice))).toEqual(['carol']);
  expect(names(await find(`q=${encodeURIComponent(`${BASE}/users/carol`)}`, alice))).toEqual(['carol']);
  const listed = await server.get('/api/v1/accounts/search?q=car&limit=1', alice);
  expect(listed.json<WireAccount[]>().map(({ acct }) => acct)).toEqual(['carol']);
});

test('finds public posts with every word, and none of another scope', async () => {
  await server.door('post', { as: 'bob', text: 'red kite over the hedge' });
  await server.door('post', { as: 'bob', text: 'red letter' });
  await server.door('post', { as: 'bob', text: 'red secret', visibility: 'unlisted' });
  expect(texts(await find('q=red', alice))).toEqual(['red letter', 'red kite over the hedge']);
  expect(texts(await find('q=hedge+RED', alice))).toEqual(['red kite over the hedge']);
  expect(texts(await find('q=red&limit=1&offset=1', alice))).toEqual(['red kite over the hedge']);
  expect(texts(await find('q=100%25', alice))).toEqual([]);
});

test('a post’s address finds the post, whatever its scope, for those who may see it', async () => {
  const { url, uri } = (
    await server.door('post', { as: 'bob', text: 'closed', visibility: 'private' })
  ).json<WireStatus>();
  const bob = await server.signIn('bob');
  for (const address of [url, uri]) {
    const query = `q=${encodeURIComponent(address ?? '')}&type=statuses`;
    expect(texts(await find(query, bob))).toEqual(['closed']);
    expect(texts(await find(query, alice))).toEqual([]);
  }
});

test('narrows by kind, posts by author and people to those who are followed', async () => {
  await server.door('post', { as: 'bob', text: 'carol sings' });
  await server.door('post', { as: 'dave', text: 'carol plays' });
  const only = await find('q=carol&type=statuses', alice);
  expect([only.accounts.length, only.statuses.length, only.hashtags.length]).toEqual([0, 2, 0]);
  const bob = (await server.get('/api/v1/accounts/bob')).json<WireAccount>();
  expect(texts(await find(`q=carol&account_id=${bob.id}`, alice))).toEqual(['carol sings']);
  expect(names(await find('q=bob&following=true', alice))).toEqual([]);
  await server.post(`/api/v1/accounts/${bob.id}/follow`, {}, alice);
  expect(names(await find('q=bob&following=true', alice))).toEqual(['bob']);
  expect(texts(await find('q=carol&following=true', alice))).toEqual(['carol plays', 'carol sings']);
  const related = await find('q=bob&type=accounts&with_relationships=true', alice);
  expect(related.accounts[0]?.pleroma.relationship).toMatchObject({ id: bob.id, following: true });
});

test.each([
  ['test', ['test']],
  ['red kite', ['red', 'kite', 'RedKite']],
  ['see #One and #two', ['One', 'two']],
  ['cats CATS', ['cats', 'CatsCats']],
])('makes the hashtags of “%s” from its words', async (text, tags) => {
  const { hashtags } = await find(`q=${encodeURIComponent(text)}&type=hashtags`);
  expect(hashtags).toEqual(tags.map((name) => ({ name, url: `${BASE}/tag/${name}` })));
  const first = await server.get(`/api/v1/search?q=${encodeURIComponent(text)}&type=hashtags`);
  expect(first.json<WireSearchResult>().hashtags).toEqual(tags);
});

test('without words there is nothing to look for; a private server lets no visitor search', async () => {
  const missing = await server.get('/api/v2/search', alice);
  expect([missing.status, missing.json()]).toMatchObject([400, { error: 'Missing field: q.' }]);
  await server.door('settings', { private: true });
  expect((await server.get('/api/v2/search?q=bob')).status).toBe(403);
});
