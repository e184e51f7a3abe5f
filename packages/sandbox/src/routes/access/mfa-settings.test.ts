import type { WireBackupCodes, WireMfaRequired, WireToken, WireTotpSetup } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { totpCode } from '../../server/secrets';
import { signInAnswer } from '../../testing/sign-in-answer';
import { startHalfMinute } from '../../testing/start-half-minute';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
beforeEach(async () => {
  startHalfMinute();
  server = await startSandbox();
  carol = await server.signIn('carol');
});
afterEach(() => void vi.useRealTimers());

const MFA = '/api/pleroma/accounts/mfa';

async function turnOn(): Promise<{ key: string; codes: string[] }> {
  const { codes } = (await server.get(`${MFA}/backup_codes`, carol)).json<WireBackupCodes>();
  const { key } = (await server.get(`${MFA}/setup/totp`, carol)).json<WireTotpSetup>();
  const code = totpCode(key, Date.now());
  expect((await server.post(`${MFA}/confirm/totp`, { password: 'carol', code }, carol)).json()).toEqual({});
  return { key, codes };
}

async function storeSignIn() {
  const { app, answer } = await signInAnswer(server, 'carol');
  const { mfa_token } = answer.json<WireMfaRequired>();
  const { client_id, client_secret } = app;
  const challenge = (challenge_type: string, code: string) =>
    server.call('POST', '/oauth/mfa/challenge', {
      form: { client_id, client_secret, mfa_token, challenge_type, code },
    });
  return { answer, challenge };
}

test('codes are those of the published examples', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1_111_111_109, 2_000_000_000].map((seconds) => totpCode(secret, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '279037',
  ]);
});

test('the second factor is set up, confirmed, asked for and turned off', async () => {
  expect((await server.get(MFA, carol)).json()).toEqual({ settings: { enabled: false, totp: false } });
  const early = await server.post(`${MFA}/confirm/totp`, { password: 'carol', code: '000000' }, carol);
  expect([early.status, early.json()]).toEqual([500, { errors: { detail: 'Internal server error' } }]);
  const setUp = (await server.get(`${MFA}/setup/totp`, carol)).json<WireTotpSetup>();
  expect(setUp.key).toMatch(/^[A-Z2-7]{16}$/);
  expect(setUp.provisioning_uri).toBe(
    `otpauth://totp/carol@hedge.example?digits=6&issuer=The+Hedge&period=30&secret=${setUp.key}`,
  );
  const wrong = await server.post(`${MFA}/confirm/totp`, { password: 'no', code: '000000' }, carol);
  expect([wrong.status, wrong.json()]).toEqual([422, { error: 'Invalid password.' }]);
  const bad = await server.post(`${MFA}/confirm/totp`, { password: 'carol', code: 'abc' }, carol);
  expect([bad.status, bad.json()]).toEqual([422, { error: 'invalid_token' }]);
  const code = totpCode(setUp.key, Date.now() - 30_000);
  const late = await server.post(`${MFA}/confirm/totp`, { password: 'carol', code }, carol);
  expect([late.status, late.json()]).toEqual([422, { error: 'invalid_token' }]);
  const { key } = await turnOn();
  expect((await server.get(MFA, carol)).json()).toEqual({ settings: { enabled: true, totp: true } });

  const { answer, challenge } = await storeSignIn();
  expect([answer.status, answer.json()]).toEqual([
    403,
    { error: 'mfa_required', mfa_token: expect.any(String), supported_challenge_types: 'totp' },
  ]);
  const refused = await challenge('totp', 'abc');
  expect([refused.status, refused.json()]).toEqual([400, { error: 'Invalid code' }]);
  const token = (await challenge('totp', totpCode(key, Date.now()))).json<WireToken>();
  expect(token.me).toBe(`${BASE}/users/carol`);

  const off = (password: string, method = 'totp') =>
    server.call('DELETE', `${MFA}/${method}`, { token: carol, json: { password } });
  expect((await off('no')).json()).toEqual({ error: 'Invalid password.' });
  expect((await off('carol', 'smoke')).json()).toEqual({ error: 'undefined mfa method' });
  expect((await off('carol')).json()).toEqual({});
  expect((await signInAnswer(server, 'carol')).answer.status).toBe(200);
});

test('a recovery code works once, and new ones replace the old', async () => {
  const { codes } = await turnOn();
  expect(codes).toHaveLength(5);
  expect(codes.every((code) => /^[0-9a-f]{16}$/.test(code))).toBe(true);
  const [first = '', second = ''] = codes;
  expect((await (await storeSignIn()).challenge('recovery', first)).status).toBe(200);
  expect((await (await storeSignIn()).challenge('recovery', first)).status).toBe(400);
  await server.get(`${MFA}/backup_codes`, carol);
  expect((await (await storeSignIn()).challenge('recovery', second)).status).toBe(400);
});

test('a half-done sign-in is forgotten after five minutes, and needs its token', async () => {
  const { key } = await turnOn();
  const { challenge } = await storeSignIn();
  await server.door('clock', { offsetMs: 301_000 });
  const late = await challenge('totp', totpCode(key, Date.now() + 301_000));
  expect([late.status, late.json()]).toEqual([400, { error: 'Invalid code' }]);
  const bare = await server.call('POST', '/oauth/mfa/challenge', { form: { code: '1' } });
  expect([bare.status, bare.json()]).toEqual([400, { errors: { detail: 'Internal server error' } }]);
});

test('the login page of the server asks for the code as well', async () => {
  await server.door('account', { account: 'carol', totp: 'GEZDGNBVGY3TQOJQ' });
  const app = await server.registerApp();
  const page = await server.call('POST', '/oauth/authorize', {
    form: {
      'authorization[name]': 'carol',
      'authorization[password]': 'carol',
      'authorization[client_id]': app.client_id,
      'authorization[redirect_uri]': app.redirect_uri,
      'authorization[scope][]': 'read',
      'authorization[state]': 'xyz',
    },
  });
  const field = (name: string) =>
    new RegExp(`name="mfa\\[${name}\\]" value="([^"]*)"`).exec(page.text)?.[1] ?? '';
  const verify = (code: string) =>
    server.call('POST', '/oauth/mfa/verify', {
      form: {
        'mfa[code]': code,
        'mfa[mfa_token]': field('mfa_token'),
        'mfa[state]': field('state'),
        'mfa[redirect_uri]': field('redirect_uri'),
        'mfa[challenge_type]': 'totp',
      },
    });
  expect((await verify('no')).status).toBe(401);
  const done = await verify(totpCode('GEZDGNBVGY3TQOJQ', Date.now()));
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toMatch(/\/oauth-callback\?code=[^&]+&state=xyz$/);
});

test('a new secret while the second factor is on locks out everybody without a recovery code', async () => {
  const { key, codes } = await turnOn();
  const { key: next } = (await server.get(`${MFA}/setup/totp`, carol)).json<WireTotpSetup>();
  expect((await server.get(MFA, carol)).json()).toEqual({ settings: { enabled: true, totp: false } });
  const { answer, challenge } = await storeSignIn();
  expect(answer.json()).toMatchObject({ error: 'mfa_required', supported_challenge_types: '' });
  for (const secret of [key, next]) {
    expect((await challenge('totp', totpCode(secret, Date.now()))).status).toBe(400);
  }
  expect((await challenge('recovery', codes[0] ?? '')).status).toBe(200);
  const confirmed = { password: 'carol', code: totpCode(next, Date.now()) };
  expect((await server.post(`${MFA}/confirm/totp`, confirmed, carol)).json()).toEqual({});
  expect((await server.get(MFA, carol)).json()).toEqual({ settings: { enabled: true, totp: true } });
});
