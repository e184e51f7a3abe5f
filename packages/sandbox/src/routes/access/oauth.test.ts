import type { WireAccount, WireToken } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
beforeEach(async () => {
  server = await startSandbox();
});

test('signs in with name and password and knows who one is', async () => {
  const token = await server.token('alice', 'read write');
  expect(token).toMatchObject({ token_type: 'Bearer', scope: 'read write', me: `${BASE}/users/alice` });
  const me = (
    await server.get('/api/v1/accounts/verify_credentials', token.access_token)
  ).json<WireAccount>();
  expect(me.acct).toBe('alice');
  expect(me.pleroma).toMatchObject({ is_admin: true, settings_store: {}, email: 'alice@hedge.example' });
});

test.each([
  ['a wrong password', { username: 'alice', password: 'nope' }],
  ['an unknown name', { username: 'nobody', password: 'nobody' }],
  ['a scope outside the application', { username: 'alice', password: 'alice', scope: 'nosuchscope' }],
  ['a wrong secret', { username: 'alice', password: 'alice', client_secret: 'bad' }],
])('refuses %s with 400', async (_what, params) => {
  const { client_id, client_secret } = await server.registerApp();
  const form = { grant_type: 'password', client_id, client_secret, ...params };
  const refused = await server.call('POST', '/oauth/token', { form });
  expect([refused.status, refused.json()]).toEqual([400, { error: 'Invalid credentials' }]);
});

test('a request without a grant type is a bad one', async () => {
  const refused = await server.call('POST', '/oauth/token', { form: { client_id: 'x' } });
  expect([refused.status, refused.json()]).toEqual([500, { error: 'Bad request' }]);
});

test('a token of the application alone is not a person', async () => {
  const { client_id, client_secret } = await server.registerApp();
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  const token = (await server.call('POST', '/oauth/token', { form })).json<WireToken>();
  expect(token.me).toBeUndefined();
  const app = await server.get('/api/v1/apps/verify_credentials', token.access_token);
  expect(app.json()).toEqual({ name: 'Test', website: null, vapid_key: expect.any(String) });
  const refused = await server.get('/api/v1/timelines/home', token.access_token);
  expect([refused.status, refused.json()]).toEqual([403, { error: 'Invalid credentials.' }]);
});

async function askForCode(password: string, redirectUri = `${BASE}/oauth-callback`) {
  const app = await server.registerApp();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.client_id,
    redirect_uri: redirectUri,
    scope: 'read write',
    state: 'xyz',
  });
  const page = await server.get(`/oauth/authorize?${query.toString()}`);
  const form = new URLSearchParams({
    'authorization[name]': 'carol',
    'authorization[password]': password,
    'authorization[client_id]': app.client_id,
    'authorization[redirect_uri]': redirectUri,
    'authorization[state]': 'xyz',
  });
  for (const scope of ['', 'read', '', 'write']) form.append('authorization[scope][]', scope);
  const sent = await server.sandbox.fetch(
    new Request(`${BASE}/oauth/authorize`, { method: 'POST', body: form }),
  );
  return { app, page, sent };
}

test('the code of the login page becomes a token, once', async () => {
  const { app, page, sent } = await askForCode('carol');
  expect(page.text).toContain('<form action="/oauth/authorize" method="post">');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(sent.status).toBe(302);
  const location = new URL(sent.headers.get('location') ?? '');
  expect(location.searchParams.get('state')).toBe('xyz');
  const form = {
    grant_type: 'authorization_code',
    client_id: app.client_id,
    client_secret: app.client_secret,
    code: location.searchParams.get('code') ?? '',
    redirect_uri: `${BASE}/oauth-callback`,
  };
  const first = await server.call('POST', '/oauth/token', { form });
  expect(first.json<WireToken>()).toMatchObject({ scope: 'read write', me: `${BASE}/users/carol` });
  const second = await server.call('POST', '/oauth/token', { form });
  expect(second.status).toBe(400);
});

test('the login page says so when the password is wrong or the address unlisted', async () => {
  const wrong = await askForCode('nope');
  expect(wrong.sent.status).toBe(401);
  expect(await wrong.sent.text()).toContain('Invalid Username/Password');
  const elsewhere = await askForCode('carol', 'https://evil.example/');
  expect(elsewhere.page.text).toContain('Unlisted redirect_uri.');
  expect(elsewhere.sent.status).toBe(401);
});

test('a refresh ends the old token and keeps the refresh token', async () => {
  const { client_id, client_secret } = await server.registerApp();
  const client = { client_id, client_secret };
  const signIn = { grant_type: 'password', ...client, username: 'bob', password: 'bob' };
  const old = (await server.call('POST', '/oauth/token', { form: signIn })).json<WireToken>();
  const form = { grant_type: 'refresh_token', ...client, refresh_token: old.refresh_token };
  const renewed = (await server.call('POST', '/oauth/token', { form })).json<WireToken>();
  expect(renewed.refresh_token).toBe(old.refresh_token);
  expect((await server.get('/api/v1/timelines/home', old.access_token)).status).toBe(403);
  expect((await server.get('/api/v1/timelines/home', renewed.access_token)).status).toBe(200);
});

test('a revoked or expired token counts as no token at all', async () => {
  const revoked = await server.signIn('alice');
  expect((await server.call('POST', '/oauth/revoke', { form: { token: revoked } })).json()).toEqual({});
  expect((await server.get('/api/v1/timelines/home', revoked)).status).toBe(403);
  expect((await server.get('/api/v1/timelines/public', revoked)).status).toBe(200);
  const expired = await server.signIn('bob');
  await server.door('expire-tokens', { account: 'bob' });
  expect((await server.get('/api/v1/accounts/verify_credentials', expired)).status).toBe(403);
});

test('names the scope that a token lacks', async () => {
  const reading = await server.signIn('alice', 'read:statuses');
  expect((await server.get('/api/v1/timelines/home', reading)).status).toBe(200);
  const refused = await server.post('/api/v1/statuses', { status: 'x' }, reading);
  expect([refused.status, refused.json()]).toEqual([
    403,
    { error: 'Insufficient permissions: write:statuses.' },
  ]);
  const follow = await server.post('/api/v1/accounts/x/follow', {}, reading);
  expect(follow.json()).toEqual({ error: 'Insufficient permissions: follow | write:follows.' });
});

test('takes the token also as a parameter and from the session cookie', async () => {
  const token = await server.signIn('alice');
  const query = await server.get(`/api/v1/accounts/verify_credentials?access_token=${token}`);
  expect(query.status).toBe(200);
  const cookie = await server.call('GET', '/api/v1/accounts/verify_credentials', {
    headers: { cookie: `pleroma_key=${token}` },
  });
  expect(cookie.status).toBe(200);
});

test('stores neither passwords nor tokens as they are', async () => {
  const { Database } = await import('../../store/database');
  const { mkdtempSync, rmSync } = await import('node:fs');
  const dir = mkdtempSync('/tmp/linnet-oauth-');
  const onDisk = await startSandbox({ dataDir: dir });
  const token = await onDisk.signIn('alice');
  await onDisk.sandbox.close();
  const db = new Database(`${dir}/sandbox.db`);
  const rows = JSON.stringify([db.all('select * from tokens'), db.all('select password_hash from accounts')]);
  db.close();
  rmSync(dir, { recursive: true });
  expect(rows).not.toContain(token);
  expect(rows).not.toContain('"alice"');
  expect(rows).toContain('hash');
});
