import type { WireAccount, WireNotification } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

const ADMIN = '/api/v1/pleroma/admin';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});

const account = async (name: string, token?: string) => {
  const answer = await server.get(`/api/v1/accounts/${name}`, token);
  return answer.status === 200 ? answer.json<WireAccount>() : answer.status;
};
const refusal = async (method: string, path: string, { token, json }: { token: string; json?: unknown }) => {
  const answer = await server.call(method, `${ADMIN}${path}`, { token, json });
  return [answer.status, answer.json<{ error?: string }>().error];
};

test('the staff shuts somebody out and lets them in again, who meanwhile is not there for others', async () => {
  const carol = await server.signIn('carol');
  const json = { nicknames: ['carol'] };
  const out = await server.call('PATCH', `${ADMIN}/users/deactivate`, { token: alice, json });
  expect(out.json()).toMatchObject({ users: [{ nickname: 'carol', is_active: false }] });
  expect(await account('carol', await server.signIn('dave'))).toBe(404);
  expect((await server.get('/api/v1/accounts/verify_credentials', carol)).status).toBe(403);
  expect(await account('carol', alice)).toMatchObject({ pleroma: { deactivated: true } });
  await server.call('PATCH', `${ADMIN}/users/activate`, { token: alice, json });
  expect(await account('carol', alice)).toMatchObject({ pleroma: { deactivated: false } });
});

test('tags hang on an account until they are taken off', async () => {
  const json = { nicknames: ['carol'], tags: ['mrf_tag:sandbox', 'mrf_tag:force-unlisted'] };
  expect((await server.call('PUT', `${ADMIN}/users/tag`, { token: alice, json })).status).toBe(204);
  expect(await account('carol')).toMatchObject({
    pleroma: { tags: ['mrf_tag:force-unlisted', 'mrf_tag:sandbox'] },
  });
  const off = { nicknames: ['carol'], tags: ['mrf_tag:sandbox'] };
  await server.call('DELETE', `${ADMIN}/users/tag`, { token: alice, json: off });
  expect(await account('carol')).toMatchObject({ pleroma: { tags: ['mrf_tag:force-unlisted'] } });
});

test('rights are given and taken by administrators alone', async () => {
  const path = '/users/carol/permission_group';
  const given = await server.call('POST', `${ADMIN}${path}/moderator`, { token: alice });
  expect(given.json()).toEqual({ is_moderator: true });
  expect((await server.get(`${ADMIN}${path}`, alice)).json()).toEqual({
    is_admin: false,
    is_moderator: true,
  });
  await server.call('DELETE', `${ADMIN}${path}/moderator`, { token: alice });
  expect(await account('carol')).toMatchObject({ pleroma: { is_moderator: false } });
  expect(await refusal('POST', `${path}/admin`, { token: bob })).toEqual([403, 'User is not an admin.']);
  expect(await refusal('POST', `${path}/king`, { token: alice })).toEqual([404, 'No such permission_group']);
});

test('a deleted account is emptied with its posts', async () => {
  await server.door('post', { as: 'carol', text: 'still here' });
  const answer = await server.call('DELETE', `${ADMIN}/users?nickname=carol`, { token: alice });
  expect(answer.json()).toEqual(['carol']);
  expect(await account('carol')).toBe(404);
  expect((await server.get('/api/v1/timelines/public')).text).not.toContain('still here');
});

test('moderators may what the operator lets them', async () => {
  const json = { nicknames: ['carol'] };
  const call = { token: bob, json };
  expect(await refusal('PATCH', '/users/deactivate', call)).toEqual([403, "User isn't privileged."]);
  await server.door('settings', { moderatorPrivileges: ['users_manage_activation_state'] });
  expect(await account('bob', bob)).toMatchObject({
    pleroma: { privileges: ['users_manage_activation_state'] },
  });
  expect((await server.call('PATCH', `${ADMIN}/users/deactivate`, call)).status).toBe(200);
  const carol = { token: await server.signIn('dave'), json };
  expect(await refusal('PATCH', '/users/activate', carol)).toEqual([403, 'User is not a staff member.']);
});

test('a report is closed and opened by those who manage reports, who alone are told of it', async () => {
  await server.door('settings', { moderatorPrivileges: [] });
  const dave = await account('dave');
  const { id } = (
    await server.post('/api/v1/reports', { account_id: typeof dave === 'object' ? dave.id : '' }, bob)
  ).json<{ id: string }>();
  const told = async (token: string) =>
    (await server.get('/api/v1/notifications?types[]=pleroma:report', token)).json<WireNotification[]>();
  expect(await told(bob)).toEqual([]);
  const change = (state: string, report = id) =>
    server.call('PATCH', `${ADMIN}/reports`, { token: alice, json: { reports: [{ id: report, state }] } });
  expect((await change('resolved')).status).toBe(204);
  expect(await told(alice)).toMatchObject([{ report: { id, state: 'resolved' } }]);
  expect((await change('open', 'none')).json()).toEqual([{ id: 'none', error: 'not_found' }]);
  expect((await change('burnt')).status).toBe(400);
});
