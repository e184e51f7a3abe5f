import type { WireTokenEntry } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { signInAnswer } from '../../testing/sign-in-answer';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  carol = await server.signIn('carol');
});

const say = (name: string, json: Record<string, unknown>) => server.post(`/api/pleroma/${name}`, json, carol);

test('a new password ends every session, the one that asked included', async () => {
  const change = (password: string, next: string, again = next) =>
    say('change_password', { password, new_password: next, new_password_confirmation: again });
  const mismatch = await change('wrong', 'a', 'b');
  expect([mismatch.status, mismatch.json()]).toEqual([
    200,
    { error: 'New password does not match confirmation.' },
  ]);
  expect((await change('wrong', 'next')).json()).toEqual({ error: 'Invalid password.' });
  expect((await change('carol', '')).json()).toEqual({ error: "New password can't be blank." });
  expect((await change('carol', 'next')).json()).toEqual({ status: 'success' });
  expect((await server.get('/api/v1/accounts/verify_credentials', carol)).status).toBe(403);
  expect((await signInAnswer(server, 'carol', 'carol')).answer.status).toBe(400);
  expect((await signInAnswer(server, 'carol', 'next')).answer.status).toBe(200);
});

test('a mail address is checked, changed and cleared', async () => {
  const change = async (email: string, password = 'carol') => {
    const answer = await say('change_email', { email, password });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  expect(await change('x@y.z', 'wrong')).toEqual({ error: 'Invalid password.' });
  expect(await change('crooked')).toEqual({ error: 'Email has invalid format.' });
  expect(await change('alice@hedge.example')).toEqual({ error: 'Email has already been taken.' });
  expect(await change('')).toEqual({ status: 'success' });
  await server.door('settings', { activationRequired: true });
  expect(await change('')).toEqual({ error: "Email can't be blank." });
  expect(await change('new@post.example')).toEqual({ status: 'success' });
  const mails = (await server.door('mails')).json<{ to: string; kind: string }[]>();
  expect(mails).toMatchObject([{ to: 'new@post.example', kind: 'email_changed' }]);
});

test('a deleted account takes its posts along and its name stays taken', async () => {
  const post = (await server.post('/api/v1/statuses', { status: 'so long' }, carol)).json<{ id: string }>();
  expect((await say('delete_account', { password: 'x' })).json()).toEqual({ error: 'Invalid password.' });
  expect((await say('delete_account', { password: 'carol' })).json()).toEqual({ status: 'success' });
  expect((await server.get(`/api/v1/statuses/${post.id}`)).status).toBe(404);
  expect((await server.get('/api/v1/timelines/home', carol)).status).toBe(403);
  expect((await server.get('/api/v1/accounts/carol')).status).toBe(404);
});

test('a disabled account may not sign in', async () => {
  expect((await say('disable_account?password=carol', {})).json()).toEqual({ status: 'success' });
  const { answer } = await signInAnswer(server, 'carol');
  expect([answer.status, answer.json()]).toEqual([
    403,
    { error: 'Your account is currently disabled', identifier: 'account_is_disabled' },
  ]);
});

test("sessions are listed and ended, others than one's own are not", async () => {
  const other = await server.token('carol', 'read');
  const bob = await server.token('bob');
  const list = (await server.get('/api/oauth_tokens.json', carol)).json<WireTokenEntry[]>();
  expect(list).toHaveLength(2);
  expect(list.at(-1)).toEqual({
    id: other.id,
    app_name: 'Test',
    valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
  });
  for (const id of [other.id, bob.id, 99_999]) {
    const ended = await server.call('DELETE', `/api/oauth_tokens/${id}`, { token: carol });
    expect([ended.status, ended.text]).toEqual([201, '']);
  }
  const home = async (token: string) => (await server.get('/api/v1/notifications', token)).status;
  expect([await home(other.access_token), await home(bob.access_token), await home(carol)]).toEqual([
    403, 200, 200,
  ]);
});

test('a forgotten password is set anew over the link in the letter, once', async () => {
  for (const query of ['email=carol@hedge.example', 'nickname=bob', 'email=nobody@post.example']) {
    const asked = await server.call('POST', `/auth/password?${query}`);
    expect([asked.status, asked.text]).toEqual([204, '']);
  }
  const mails = (await server.door('mails')).json<{ to: string; kind: string; link: string }[]>();
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    ['carol@hedge.example', 'password_reset'],
    ['bob@hedge.example', 'password_reset'],
  ]);
  const link = mails[0]?.link ?? '';
  const page = await server.get(link);
  expect(page.headers.get('content-type')).toContain('text/html');
  const token = link.split('/').at(-1) ?? '';
  const submit = (again: string) =>
    server.call('POST', '/api/v1/pleroma/password_reset', {
      form: {
        'data[token]': token,
        'data[password]': 'fresh',
        'data[password_confirmation]': again,
        'data[logout]': 'true',
      },
    });
  expect((await submit('other')).text).toContain('not the same');
  expect((await submit('fresh')).text).toContain('Password changed');
  expect((await submit('fresh')).text).toContain('Invalid Token');
  expect((await server.get('/api/v1/timelines/home', carol)).status).toBe(403);
  expect((await signInAnswer(server, 'carol', 'fresh')).answer.status).toBe(200);
});

test('the staff may demand a new password', async () => {
  const alice = await server.signIn('alice');
  const path = '/api/v1/pleroma/admin/users/force_password_reset';
  const demanded = await server.call('PATCH', path, { token: alice, json: { nicknames: ['carol'] } });
  expect(demanded.status).toBe(204);
  const { answer } = await signInAnswer(server, 'carol');
  expect([answer.status, answer.json()]).toEqual([
    403,
    { error: 'Password reset is required', identifier: 'password_reset_required' },
  ]);
});
