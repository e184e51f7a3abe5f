import { ApiError, readMfaToken, type AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { reportDraftsOf } from '../reports';
import { consent } from '../testing/consent';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { plainCode } from './access';

const SECRET = 'JBSWY3DPEHPK3PXP';

/** Why it was refused. */
async function refusalOf(attempt: Promise<unknown>): Promise<ApiError['reason']> {
  const error = await attempt.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('It was not refused.', { cause: error });
  return error.reason;
}

/** The password has been given; the token that goes with the second factor. */
async function asksForSecond(client: PageClient): Promise<string> {
  const { byPassword } = await client.accounts.access();
  const mfaToken = readMfaToken(await refusalOf(byPassword('alice', 'alice')));
  if (mfaToken === null) throw new Error('No second factor was asked for.');
  return mfaToken;
}

test('an account with a second factor is entered with a code, not without [1.4.003, 1.4.004]', async () => {
  const { visit, door } = await startServer();
  const { code } = await door<{ code: string }>('account', { account: 'alice', totp: SECRET });
  const client = visit();
  const mfaToken = await asksForSecond(client);
  expect(client.session.state.get()).toEqual({ state: 'visitor' });
  const { bySecondFactor } = await client.accounts.access();
  expect(await refusalOf(bySecondFactor({ mfaToken, kind: 'totp', code: '000' }))).toMatchObject({
    status: 400,
    text: 'Invalid code',
  });
  await bySecondFactor({ mfaToken, kind: 'totp', code });
  expect(client.accounts.shown.get().session.state.get()).toMatchObject({
    state: 'signed-in',
    username: 'alice',
  });
});

test.each(['pleroma', 'mastodon'] as const)(
  'consent on the page of %s leads in [1.2.040, 1.4.003, 1.7.004]',
  async (character) => {
    const server = await startServer({ character });
    const storage = memoryStorage();
    const client = server.visit({ storage });
    const { authorize } = await client.accounts.access();
    const { address, state, verifier } = await authorize();
    const answer = await consent({ ...server, username: 'alice' }, address);
    expect(answer.get('state')).toBe(state);
    // The page was left meanwhile: another one goes on.
    const back = server.visit({ storage });
    const code = answer.get('code') ?? '';
    const { byCode } = await back.accounts.access();
    await byCode(code, verifier);
    expect(back.accounts.shown.get().session.state.get()).toMatchObject({
      state: 'signed-in',
      username: 'alice',
    });
    expect(await refusalOf(byCode(code, verifier))).toMatchObject({ status: 400 });
  },
);

test('a code that somebody else asked for is worth nothing here', async () => {
  const server = await startServer({ character: 'mastodon' });
  const storage = memoryStorage();
  const client = server.visit({ storage });
  const { authorize, byCode } = await client.accounts.access();
  const theirs = await consent({ ...server, username: 'alice' }, (await authorize()).address);
  const { verifier } = await authorize();
  await refusalOf(byCode(theirs.get('code') ?? '', verifier));
  expect(client.session.state.get()).toEqual({ state: 'visitor' });
});

test('nobody is sent to the page of a server that has forgotten this application', async () => {
  const server = await startServer();
  const storage = memoryStorage();
  storage.write('linnet-app', JSON.stringify({ clientId: 'long-gone', clientSecret: 'nothing' }));
  const { authorize } = await server.visit({ storage }).accounts.access();
  const { address } = await authorize();
  expect(address).not.toContain('long-gone');
  expect((await consent({ ...server, username: 'alice' }, address)).get('code')).toMatch(/./);
});

test('a page where nothing was begun takes no code', async () => {
  const { visit } = await startServer();
  const { byCode } = await visit().accounts.access();
  expect(await refusalOf(byCode('found-somewhere', null))).toMatchObject({ kind: 'malformed' });
});

test('an ended sign-in is ended for the next visit too, which still knows whose it was [1.4.005]', async () => {
  const { door, visit, visitAs, requests } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  await door('expire-tokens', { account: 'alice' });
  await client.session.verify();
  expect(storage.read('linnet-session')).toContain('"token":""');
  const later = visit({ storage });
  expect(later.session.state.get()).toMatchObject({ state: 'expired', username: 'alice' });
  expect(later.session.token()).toBeNull();
  const asked = async () => (await requests()).filter(({ path }) => path.endsWith('/verify_credentials'));
  const before = (await asked()).length;
  expect(await later.session.verify()).toMatchObject({ kind: 'http', status: 401 });
  expect(await asked()).toHaveLength(before);
});

test('who leaves in one page has left in all of them, and nothing of theirs is left there', async () => {
  const { door, visit, visitAs } = await startServer();
  await door('post', { as: 'alice', text: 'between us', visibility: 'direct' });
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  const other = visit({ storage });
  await other.feeds.get({ kind: 'home' }).open();
  expect(other.graph.statuses.size).toBe(1);
  await client.accounts.signOut();
  other.accounts.adoptStoredSession();
  const next = other.accounts.shown.get();
  expect(next.session.state.get()).toEqual({ state: 'visitor' });
  expect(next.session.token()).toBeNull();
  expect(next.graph.statuses.size).toBe(0);
});

test('who signs in anew in one page goes on in all of them', async () => {
  const { door, visit, visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  const other = visit({ storage });
  await other.session.verify();
  const home = other.feeds.get({ kind: 'home' });
  await home.open();
  await door('expire-tokens', { account: 'alice' });
  await Promise.all([client.session.verify(), other.session.verify()]);
  expect(other.session.state.get()).toMatchObject({ state: 'expired' });
  await (await client.accounts.access()).byPassword('alice', 'alice');
  other.accounts.adoptStoredSession();
  expect(other.accounts.shown.get()).toBe(other);
  expect(other.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  expect(await other.session.verify()).toBeNull();
  expect(other.feeds.get({ kind: 'home' })).toBe(home);
});

test('another person in one page is another person in all of them', async () => {
  const { visit, visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  const other = visit({ storage });
  const home = other.feeds.get({ kind: 'home' });
  await (await client.accounts.access()).byPassword('bob', 'bob');
  other.accounts.adoptStoredSession();
  const next = other.accounts.shown.get();
  expect(next.session.state.get()).toMatchObject({ state: 'signed-in', username: 'bob' });
  expect(next.feeds.get({ kind: 'home' })).not.toBe(home);
});

test('what somebody wanted to report is gone with them, also when this page knew nothing of it', async () => {
  const { visit, visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  reportDraftsOf(client).change('b1' as AccountId, { comment: 'writes to me every night' });
  expect(storage.keys('linnet-draft')).toHaveLength(1);
  await visit({ storage }).accounts.signOut();
  expect(storage.keys('linnet-draft')).toEqual([]);
});

test('what was written stays on the device where that was asked for, and nothing else does [1.4.006]', async () => {
  const { visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  const drafts = await client.drafts.load();
  drafts.change({ kind: 'new' }, { text: 'half a thought' });
  drafts.flush();
  await client.accounts.signOut({ keepsDrafts: true });
  const visitor = client.accounts.shown.get();
  expect((await visitor.drafts.load()).form({ kind: 'new' }).content.text).toBe('');
  expect(storage.read('linnet-session')).toBeNull();
  await (await client.accounts.access()).byPassword('alice', 'alice');
  const back = await client.accounts.shown.get().drafts.load();
  expect(back.form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('codes are read as they are typed and pasted', () => {
  expect(['123 456', '123-456\n', '１２３４５６', ' 9f0c 12ab '].map(plainCode)).toEqual([
    '123456',
    '123456',
    '123456',
    '9f0c12ab',
  ]);
});
