import type { TotpSetup } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { type OwnSecondFactor, secondFactorOf } from './second-factor';
import { codeProblem } from './totp';

/** Of RFC 6238: at 59 s the code is 287082, at 1111111109 s 081804. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

async function alicePage() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const factor = secondFactorOf(client);
  await factor.load();
  const fail = (path: string, parameters: object) => server.door('fail', { path, ...parameters });
  /** What the authenticator with this secret shows. */
  const codeOf = async (totp: string) => {
    const { code } = await server.door<{ code: string }>('account', { account: 'bob', totp });
    return code;
  };
  const state = () => factor.state.get().value;
  return { server, client, factor, fail, codeOf, state };
}

async function begun(factor: OwnSecondFactor): Promise<TotpSetup | null> {
  let begunWith: TotpSetup | null = null;
  expect(await factor.begin((setup) => (begunWith = setup))).toBeNull();
  return begunWith;
}

async function newCodes(factor: OwnSecondFactor): Promise<readonly string[]> {
  let made: readonly string[] = [];
  expect(await factor.newCodes((codes) => (made = codes))).toBeNull();
  return made;
}

async function setUp(page: Awaited<ReturnType<typeof alicePage>>) {
  const setup = await begun(page.factor);
  if (setup === null) throw new Error('The second factor is on.');
  return { setup, code: await page.codeOf(setup.key) };
}

test('is set up with password and code, gives recovery codes, and is turned off with the password', async () => {
  const page = await alicePage();
  const { factor, state } = page;
  expect(state()).toMatchObject({ enabled: false, totp: false });
  const { setup, code } = await setUp(page);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(await factor.confirm({ setup, password: 'no', code })).toMatchObject({
    kind: 'refused',
    problem: { field: 'password' },
  });
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await factor.confirm({ setup, password: 'alice', code: typed })).toEqual({ kind: 'done' });
  expect(state()).toMatchObject({ enabled: true, totp: true });
  const [first, second] = [await newCodes(factor), await newCodes(factor)];
  expect([first.length, second.length]).toEqual([5, 5]);
  expect(first).not.toEqual(second);
  expect(await factor.turnOff('no')).toMatchObject({ kind: 'refused', problem: { known: 'wrong_password' } });
  expect(await factor.turnOff('alice')).toEqual({ kind: 'done' });
  expect(state()).toMatchObject({ enabled: false });
});

test('asks for no new secret while it is on, also where another device turned it on', async () => {
  const { server, factor, state } = await alicePage();
  await server.door('account', { account: 'alice', totp: SECRET });
  expect(await begun(factor)).toBeNull();
  expect(state()).toMatchObject({ enabled: true, totp: true });
});

test('a lost answer is looked up before anything is asked again', async () => {
  const page = await alicePage();
  const { factor, fail } = page;
  const { setup, code } = await setUp(page);
  await fail('/confirm/totp', { status: 0 });
  expect(await factor.confirm({ setup, password: 'alice', code })).toEqual({ kind: 'not-done' });
  await fail('/confirm/totp', { status: 0, after: true });
  expect(await factor.confirm({ setup, password: 'alice', code })).toEqual({ kind: 'done' });
  await fail('/mfa/totp', { status: 0 });
  expect(await factor.turnOff('alice')).toEqual({ kind: 'not-done' });
  await fail('/mfa/totp', { status: 0, after: true });
  expect(await factor.turnOff('alice')).toEqual({ kind: 'done' });
  await fail('/backup_codes', { status: 0, after: true });
  expect(await factor.newCodes(() => expect.fail('Codes that got lost are not shown.'))).toMatchObject({
    kind: 'offline',
  });
});

test('the clock of the server is read, and a code of another clock is recognised', async () => {
  const page = await alicePage();
  const { server, factor } = page;
  const { setup, code } = await setUp(page);
  await server.door('clock', { offsetMs: 5 * 60_000 });
  const outcome = await factor.confirm({ setup, password: 'alice', code });
  expect(outcome).toMatchObject({ kind: 'refused', code: { kind: 'clock', minutes: -5 } });
});

test.each([
  ['287082', 95_000, 95_000, { kind: 'clock', minutes: -1 }],
  ['287082', 61_000, 61_000, { kind: 'expired' }],
  ['287082', 1000, 1000, { kind: 'clock', minutes: 1 }],
  ['287082', 61_000, 500_000, { kind: 'expired' }],
  ['000000', 61_000, 61_000, { kind: 'wrong' }],
  ['000000', 61_000, 361_000, { kind: 'device', minutes: 5 }],
  ['000000', null, 361_000, { kind: 'wrong' }],
  ['28708', 61_000, 61_000, { kind: 'wrong' }],
] as const)(
  'of %s at %j on the server and %j here it is known why it was refused',
  async (...[code, serverTime, now, problem]) => {
    expect(await codeProblem({ secret: SECRET, code, serverTime, now })).toEqual(problem);
  },
);
