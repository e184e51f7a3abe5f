import type { WireAccount, WireList, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';
import { tokenFor } from '../../testing/token-for';

let here: TestSandbox;
let alice: string;
let bob: WireAccount;
beforeEach(async () => {
  here = await startSandbox();
  alice = await here.signIn('alice');
  bob = (await here.get('/api/v1/accounts/bob')).json<WireAccount>();
});

const create = async (title: string) => (await here.post('/api/v1/lists', { title }, alice)).json<WireList>();

test('lists are made, renamed and deleted; the newest stands first', async () => {
  const first = await create('Friends');
  const second = await create('Work');
  expect((await here.get('/api/v1/lists', alice)).json()).toEqual([second, first]);
  const renamed = await here.call('PUT', `/api/v1/lists/${first.id}`, {
    token: alice,
    json: { title: 'Best friends' },
  });
  expect(renamed.json()).toEqual({ id: first.id, title: 'Best friends' });
  expect((await here.call('DELETE', `/api/v1/lists/${first.id}`, { token: alice })).json()).toEqual({});
  const gone = await here.get(`/api/v1/lists/${first.id}`, alice);
  expect([gone.status, gone.json()]).toEqual([404, { error: 'List not found' }]);
});

test('a list needs a title, and belongs to one person', async () => {
  const empty = await here.post('/api/v1/lists', { title: ' ' }, alice);
  expect([empty.status, empty.json()]).toEqual([422, { error: "can't be blank" }]);
  expect((await here.post('/api/v1/lists', {}, alice)).json()).toMatchObject({
    error: 'Missing field: title.',
  });
  const { id } = await create('Mine');
  const stranger = await here.signIn('bob');
  expect((await here.get(`/api/v1/lists/${id}`, stranger)).status).toBe(404);
  const foreign = await here.get(`/api/v1/timelines/list/${id}`, stranger);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Error.' }]);
});

test('members come and go, in the body or in the address', async () => {
  const { id } = await create('Friends');
  const members = async () =>
    (await here.get(`/api/v1/lists/${id}/accounts`, alice)).json<WireAccount[]>().map(({ acct }) => acct);
  const path = `/api/v1/lists/${id}/accounts`;
  expect((await here.post(path, { account_ids: [bob.id, 'nobody'] }, alice)).json()).toEqual({});
  expect(await members()).toEqual(['bob']);
  expect((await here.get(`/api/v1/accounts/${bob.id}/lists`, alice)).json()).toEqual([
    { id, title: 'Friends' },
  ]);
  await here.call('DELETE', `${path}?account_ids[]=${bob.id}`, { token: alice });
  expect(await members()).toEqual([]);
  await here.post(path, { account_ids: [bob.id] }, alice);
  await here.call('DELETE', path, { token: alice, json: { account_ids: [bob.id] } });
  expect(await members()).toEqual([]);
});

test('a list shows what its members say to all, those who are followed to their followers, and no repeats', async () => {
  const { id } = await create('Friends');
  const carol = (await here.get('/api/v1/accounts/carol')).json<WireAccount>();
  await here.post(`/api/v1/lists/${id}/accounts`, { account_ids: [bob.id, carol.id] }, alice);
  await here.post(`/api/v1/accounts/${bob.id}/follow`, {}, alice);
  const far = (await here.door('post', { as: 'carol', text: 'not followed' })).json<WireStatus>();
  await here.door('post', { as: 'carol', text: 'for her followers', visibility: 'private' });
  await here.door('post', { as: 'bob', text: 'for followers', visibility: 'private' });
  await here.door('post', { as: 'bob', text: '@alice hush', visibility: 'direct' });
  await here.door('act', { as: 'bob', action: 'reblog', status: far.id });
  const page = await here.get(`/api/v1/timelines/list/${id}?limit=2`, alice);
  expect(page.json<WireStatus[]>().map(({ content }) => content)).toEqual(['for followers', 'not followed']);
  expect(page.headers.get('link')).toContain('limit=2&local=false&max_id=');
});

test('on Mastodon a list keeps what is chosen about it; Pleroma knows of no choice', async () => {
  const plain = await here.post('/api/v1/lists', { title: 'Plain', exclusive: true }, alice);
  expect(Object.keys(plain.json<object>())).toEqual(['id', 'title']);
  await here.door('character', { name: 'mastodon' });
  const token = await tokenFor(here, { character: 'mastodon', username: 'alice', scopes: 'read write' });
  const usual = (await here.post('/api/v1/lists', { title: 'Usual' }, token)).json<WireList>();
  expect(usual).toMatchObject({ replies_policy: 'list', exclusive: false });
  const chosen = { title: 'Usual', replies_policy: 'none', exclusive: true };
  await here.call('PUT', `/api/v1/lists/${usual.id}`, { token, json: chosen });
  expect((await here.get(`/api/v1/lists/${usual.id}`, token)).json()).toMatchObject(chosen);
  await here.call('PUT', `/api/v1/lists/${usual.id}`, { token, json: { title: 'Renamed' } });
  expect((await here.get('/api/v1/lists', token)).json()).toMatchObject([{ ...chosen, title: 'Renamed' }]);
});
