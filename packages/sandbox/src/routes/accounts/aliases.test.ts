import type { WireAccount } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

const PATH = '/api/pleroma/aliases';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
  bob = await server.signIn('bob');
});

const told = (answer: Answer) => [answer.status, answer.json()];
const success = [200, { status: 'success' }];

test('other names of oneself are kept, shown on the profile and taken back', async () => {
  expect(told(await server.call('PUT', PATH, { token: bob, json: { alias: 'alice@localhost' } }))).toEqual(
    success,
  );
  expect((await server.get(PATH, bob)).json()).toEqual({ aliases: ['alice@localhost'] });
  const profile = (await server.get('/api/v1/accounts/bob')).json<WireAccount>();
  expect(profile.pleroma.also_known_as).toEqual([`${BASE}/users/alice`]);
  const unknown = await server.call('PUT', PATH, { token: bob, json: { alias: 'nobody@far.example' } });
  expect(told(unknown)).toEqual([200, { error: 'not_found' }]);
  const other = await server.call('DELETE', PATH, { token: bob, json: { alias: 'carol' } });
  expect(told(other)).toEqual([404, { error: 'Account has no such alias.' }]);
  expect(told(await server.call('DELETE', `${PATH}?alias=alice@localhost`, { token: bob }))).toEqual(success);
  expect((await server.get(PATH, bob)).json()).toEqual({ aliases: [] });
});

test('moving sends followers on and tells them, once the new account agrees', async () => {
  const carol = await server.signIn('carol');
  const move = (password: string, target_account: string) =>
    server.post('/api/pleroma/move_account', { password, target_account }, alice);
  await server.door('act', { as: 'carol', action: 'follow', target: 'alice' });
  expect(told(await move('wrong', 'bob'))).toEqual([200, { error: 'Invalid password.' }]);
  expect(told(await move('alice', 'nobody'))).toEqual([404, { error: 'Target account not found.' }]);
  expect(told(await move('alice', 'bob'))).toEqual([
    200,
    { error: 'Target account must have the origin in `alsoKnownAs`' },
  ]);
  await server.call('PUT', PATH, { token: bob, json: { alias: 'alice' } });
  expect(told(await move('alice', 'bob'))).toEqual(success);
  const ids = async (name: string) => (await server.get(`/api/v1/accounts/${name}`)).json<WireAccount>().id;
  const asked = `id[]=${await ids('alice')}&id[]=${await ids('bob')}`;
  const relationships = await server.get(`/api/v1/accounts/relationships?${asked}`, carol);
  expect(relationships.json()).toMatchObject([{ following: false }, { following: true }]);
  expect((await server.get('/api/v1/notifications', carol)).json()).toMatchObject([
    { type: 'move', account: { acct: 'alice' }, target: { acct: 'bob' } },
  ]);
});
