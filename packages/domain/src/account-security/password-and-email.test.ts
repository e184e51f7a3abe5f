import { newBackupCodes } from '@linnet/api';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import {
  changeOwnEmail,
  changeOwnPassword,
  continueWithCode,
  newPassword,
  ownEmail,
} from './password-and-email';
import type { Outcome } from './outcome';

const PASSWORD_PATH = '/change_password$';
const change = { password: 'alice', newPassword: 'wide river', confirmation: 'wide river' };

/** Alice's page, and where requests fail. */
async function alicePage() {
  const server = await startServer();
  const storage = memoryStorage();
  const client = await server.visitAs('alice', { storage });
  const fail = (path: string, parameters: object) => server.door('fail', { path, ...parameters });
  const works = async (password: string): Promise<boolean> => {
    const { accounts } = server.visit();
    const access = await accounts.access();
    return access.byPassword('alice', password).then(
      () => true,
      () => false,
    );
  };
  return { server, storage, client, fail, works };
}

async function looked(outcome: Outcome<{ kind: string }>): Promise<string> {
  if (outcome.kind !== 'unknown' || !('checkAgain' in outcome))
    throw new Error(`It is known: ${outcome.kind}`);
  return (await outcome.checkAgain()).kind;
}

test('a changed password ends every session, and this page goes on with a new one', async () => {
  const { client, storage, works } = await alicePage();
  const before = client.session.token();
  expect(await changeOwnPassword(client, change)).toEqual({ kind: 'signed-in' });
  expect(client.session.token()).not.toBe(before);
  expect(await client.session.verify()).toBeNull();
  expect([await works('alice'), await works('wide river')]).toEqual([false, true]);
  expect(
    storage
      .keys('')
      .map((key) => storage.read(key))
      .join(),
  ).not.toContain('wide river');
});

test.each([
  [{ password: 'no' }, 'password', 'wrong_password'],
  [{ confirmation: 'narrow river' }, 'confirmation', 'mismatch'],
  [{ newPassword: '', confirmation: '' }, 'newPassword', 'blank_password'],
] as const)('a refused password names the field that caused it: %j', async (wrong, field, known) => {
  const { client, works } = await alicePage();
  const outcome = await changeOwnPassword(client, { ...change, ...wrong });
  expect(outcome).toMatchObject({ kind: 'refused', problem: { field, known } });
  expect(await works('alice')).toBe(true);
});

test('a change whose answer is lost is found to be done, one that never arrived not', async () => {
  const { client, fail, works } = await alicePage();
  await fail(PASSWORD_PATH, { status: 0 });
  expect(await changeOwnPassword(client, change)).toEqual({ kind: 'not-done' });
  expect(await works('alice')).toBe(true);
  await fail(PASSWORD_PATH, { status: 0, after: true });
  expect(await changeOwnPassword(client, change)).toEqual({ kind: 'signed-in' });
  expect(await works('wide river')).toBe(true);
});

test('while the server cannot be asked either it stays unknown; it is asked again, and nothing is sent twice', async () => {
  const { server, client, fail } = await alicePage();
  await fail(PASSWORD_PATH, { status: 0, after: true });
  await fail('/oauth/token', { status: 0, times: 2 });
  const outcome = await changeOwnPassword(client, change);
  expect(await looked(outcome)).toBe('unknown');
  expect(await looked(outcome)).toBe('signed-in');
  const sent = (await server.requests()).filter(({ path }) => path.endsWith('/change_password'));
  expect(sent).toHaveLength(1);
});

test('with a second factor the page goes on with a code, typed as it is shown', async () => {
  const { server, client } = await alicePage();
  const { code } = await server.door<{ code: string }>('account', {
    account: 'alice',
    totp: 'JBSWY3DPEHPK3PXP',
  });
  const outcome = await changeOwnPassword(client, change);
  if (outcome.kind !== 'needs-code') throw new Error(`No code is asked for: ${outcome.kind}`);
  expect(await continueWithCode(client, outcome.mfaToken, '12')).toMatchObject({
    kind: 'refused',
    problem: { field: 'code', known: 'wrong_code' },
  });
  await server.door('fail', { path: '/mfa/challenge', status: 0 });
  expect(await continueWithCode(client, outcome.mfaToken, code)).toMatchObject({ kind: 'unknown' });
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  expect(await continueWithCode(client, outcome.mfaToken, typed)).toEqual({ kind: 'done' });
  expect(await client.session.verify()).toBeNull();
});

test('whether a code was taken whose answer got lost is not known: it is not said that nothing has changed', async () => {
  const { server, client, fail } = await alicePage();
  const codes = await client.send(newBackupCodes());
  await server.door('account', { account: 'alice', totp: 'JBSWY3DPEHPK3PXP' });
  const outcome = await changeOwnPassword(client, change);
  if (outcome.kind !== 'needs-code') throw new Error(`No code is asked for: ${outcome.kind}`);
  await fail('/mfa/challenge', { status: 0, after: true });
  const lost = await continueWithCode(client, outcome.mfaToken, codes[0] ?? '');
  expect(await looked(lost)).toBe('unknown');
});

test('generated passwords are long, different, and easy to read', () => {
  const some = Array.from({ length: 50 }, newPassword);
  expect(new Set(some).size).toBe(50);
  for (const password of some)
    expect(password).toMatch(/^(?:[a-km-zA-HJ-NP-Z2-9]{5}-){3}[a-km-zA-HJ-NP-Z2-9]{5}$/);
});

test('the mail address is changed and read back, and a refusal names its field', async () => {
  const { client } = await alicePage();
  expect(await changeOwnEmail(client, { password: 'alice', email: ' New@hedge.example ' })).toEqual({
    kind: 'done',
  });
  expect((await ownEmail(client))?.toLowerCase()).toBe('new@hedge.example');
  const refused = async (password: string, email: string) => {
    const outcome = await changeOwnEmail(client, { password, email });
    return outcome.kind === 'refused' ? [outcome.problem.field, outcome.problem.known] : outcome;
  };
  expect(await refused('no', 'a@b.example')).toEqual(['password', 'wrong_password']);
  expect(await refused('alice', 'nothing')).toEqual(['email', 'invalid_email']);
  expect(await refused('alice', 'bob@hedge.example')).toEqual(['email', 'taken_email']);
});

test('a lost answer about the mail address is looked up; a server that changes nothing is noticed', async () => {
  const { client, fail } = await alicePage();
  const wanted = { password: 'alice', email: 'new@hedge.example' };
  await fail('/change_email$', { status: 0 });
  expect(await changeOwnEmail(client, wanted)).toEqual({ kind: 'not-done' });
  await fail('/change_email$', { status: 200, body: { status: 'success' } });
  expect(await changeOwnEmail(client, wanted)).toEqual({ kind: 'failed', reason: { kind: 'ignored' } });
  await fail('/change_email$', { status: 502, after: true });
  expect(await changeOwnEmail(client, wanted)).toEqual({ kind: 'done' });
  await fail('/change_email$', { status: 429, body: { error: 'Throttled' } });
  expect(await changeOwnEmail(client, wanted)).toMatchObject({ kind: 'failed', reason: { status: 429 } });
});
