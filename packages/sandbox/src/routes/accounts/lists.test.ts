import type { WireAccount, WireList, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';
import { tokenFor } from '../../testing/token-for';

let server: TestSandbox;
let alice: string;
let bob: WireAccount;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
  bob = (await server.get('/api/v1/accounts/bob')).json<WireAccount>();
});

const create = async (title: string) =>
  (await server.post('/api/v1/lists', { title }, alice)).json<WireList>();

test('lists are made, renamed and deleted; the newest stands first', async () => {
  const first = await create('Friends');
  const second = await create('Work');
  expect((await server.get('/api/v1/lists', alice)).json()).toEqual([second, first]);
  const renamed = await server.call('PUT', `/api/v1/lists/${first.id}`, {
    token: alice,
    json: { title: 'Best friends' },
  });
  expect(renamed.json()).toEqual({ id: first.id, title: 'Best friends' });
  expect((await server.call('DELETE', `/api/v1/lists/${first.id}`, { token: alice })).json()).toEqual({});
  const gone = await server.get(`/api/v1/lists/${first.id}`, alice);
  expect([gone.status, gone.json()]).toEqual([404, { error: 'List not found' }]);
});

test('a list needs a title, and belongs to one person', async () => {
  const empty = await server.post('/api/v1/lists', { title: ' ' }, alice);
  expect([empty.status, empty.json()]).toEqual([422, { error: "can't be blank" }]);
  expect((await server.post('/api/v1/lists', {}, alice)).json()).toMatchObject({
    error: 'Missing field: title.',
  });
  const { id } = await create('Mine');
  const stranger = await server.signIn('bob');
  expect((await server.get(`/api/v1/lists/${id}`, stranger)).status).toBe(404);
  const foreign = await server.get(`/api/v1/timelines/list/${id}`, stranger);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Error.' }]);
});

test('members come and go, in the body or in the address', async () => {
  const { id } = await create('Friends');
  const members = async () =>
    (await server.get(`/api/v1/lists/${id}/accounts`, alice)).json<WireAccount[]>().map(({ acct }) => acct);
  const path = `/api/v1/lists/${id}/accounts`;
  expect((await server.post(path, { account_ids: [bob.id, 'nobody'] }, alice)).json()).toEqual({});
  expect(await members()).toEqual(['bob']);
  expect((await server.get(`/api/v1/accounts/${bob.id}/lists`, alice)).json()).toEqual([
    { id, title: 'Friends' },
  ]);
  await server.call('DELETE', `${path}?account_ids[]=${bob.id}`, { token: alice });
  expect(await members()).toEqual([]);
  await server.post(path, { account_ids: [bob.id] }, alice);
  await server.call('DELETE', path, { token: alice, json: { account_ids: [bob.id] } });
  expect(await members()).toEqual([]);
});

test('a list shows what its members say to all, those who are followed to their followers, and no repeats', async () => {
  const { id } = await create('Friends');
  const carol = (await server.get('/api/v1/accounts/carol')).json<WireAccount>();
  await server.post(`/api/v1/lists/${id}/accounts`, { account_ids: [bob.id, carol.id] }, alice);
  await server.post(`/api/v1/accounts/${bob.id}/follow`, {}, alice);
  const far = (await server.door('post', { as: 'carol', text: 'not followed' })).json<WireStatus>();
  await server.door('post', { as: 'carol', text: 'for her followers', visibility: 'private' });
  await server.door('post', { as: 'bob', text: 'for followers', visibility: 'private' });
  await server.door('post', { as: 'bob', text: '@alice hush', visibility: 'direct' });
  await server.door('act', { as: 'bob', action: 'reblog', status: far.id });
  const page = await server.get(`/api/v1/timelines/list/${id}?limit=2`, alice);
  expect(page.json<WireStatus[]>().map(({ content }) => content)).toEqual(['for followers', 'not followed']);
  expect(page.headers.get('link')).toContain('limit=2&local=false&max_id=');
});

test('on Mastodon a list keeps what is chosen about it; Pleroma knows of no choice', async () => {
  const plain = await server.post('/api/v1/lists', { title: 'Plain', exclusive: true }, alice);
  expect(Object.keys(plain.json<object>())).toEqual(['id', 'title']);
  await server.door('character', { name: 'mastodon' });
  const token = await tokenFor(server, { character: 'mastodon', username: 'alice', scopes: 'read write' });
  const usual = (await server.post('/api/v1/lists', { title: 'Usual' }, token)).json<WireList>();
  expect(usual).toMatchObject({ replies_policy: 'list', exclusive: false });
  const chosen = { title: 'Usual', replies_policy: 'none', exclusive: true };
  await server.call('PUT', `/api/v1/lists/${usual.id}`, { token, json: chosen });
  expect((await server.get(`/api/v1/lists/${usual.id}`, token)).json()).toMatchObject(chosen);
  await server.call('PUT', `/api/v1/lists/${usual.id}`, { token, json: { title: 'Renamed' } });
  expect((await server.get('/api/v1/lists', token)).json()).toMatchObject([{ ...chosen, title: 'Renamed' }]);
});
