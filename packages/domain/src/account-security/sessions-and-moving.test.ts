import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { acceptsMove, aliasesOf, findAccount, moveTo } from './aliases';
import { leaveServer } from './leave';
import { currentSession, ownSessionsOf } from './own-sessions';

async function alicePage() {
  const server = await startServer();
  const storage = memoryStorage();
  const client = await server.visitAs('alice', { storage });
  const fail = (path: string, parameters: object) => server.door('fail', { path, ...parameters });
  return { server, storage, client, fail };
}

test('every session is listed with its application and end, and that of the page is known, also after a reload [3.3.021]', async () => {
  const { server, storage, client } = await alicePage();
  await server.visitAs('alice');
  await server.door('session', { account: 'alice', application: 'Lantern' });
  for (const page of [client, server.visit({ storage })]) {
    const sessions = ownSessionsOf(page);
    await sessions.load();
    const all = sessions.state.get().value ?? [];
    expect(all.map(({ appName }) => appName)).toContain('Lantern');
    expect(all.every(({ id, validUntil }) => id !== '' && validUntil?.endsWith('Z') === true)).toBe(true);
    expect(currentSession(page, all)).toBe(page.session.tokenId());
    expect(page.session.tokenId()).not.toBeNull();
  }
});

test('one session is ended, then all others; the one of the page goes on', async () => {
  const { server, client, fail } = await alicePage();
  const other = await server.visitAs('alice');
  for (const application of ['Lantern', 'Torch'])
    await server.door('session', { account: 'alice', application });
  const sessions = ownSessionsOf(client);
  await sessions.load();
  const count = () => sessions.state.get().value?.length;
  const before = count() ?? 0;
  const id = other.session.tokenId() ?? '';
  await fail(`/oauth_tokens/${id}$`, { status: 0 });
  expect(await sessions.end(id)).toEqual({ kind: 'not-done' });
  await fail(`/oauth_tokens/${id}$`, { status: 0, after: true });
  expect(await sessions.end(id)).toEqual({ kind: 'done' });
  expect(count()).toBe(before - 1);
  expect(await other.session.verify()).toMatchObject({ kind: 'http' });
  expect(await sessions.endOthers(client.session.tokenId() ?? '')).toEqual({ kind: 'done' });
  expect(count()).toBe(1);
  expect(await client.session.verify()).toBeNull();
});

test('where the server names no session, only one that is alone is known to be that of the page', () => {
  const client = { session: { tokenId: () => null } };
  const session = (id: string) => ({ id, appName: 'Linnet', validUntil: null });
  expect(currentSession(client, [session('1')])).toBe('1');
  expect(currentSession(client, [session('1'), session('2')])).toBeNull();
});

test('an alias is added and removed; who does not exist is said at its field', async () => {
  const { client, fail } = await alicePage();
  const aliases = aliasesOf(client);
  await aliases.load();
  expect(aliases.state.get().value).toEqual([]);
  expect(await aliases.set('nobody@far.example', true)).toMatchObject({
    kind: 'refused',
    problem: { field: 'target', known: 'unknown_account' },
  });
  const bob = await findAccount(client, '@bob');
  expect(await findAccount(client, 'nosuchbody')).toBeNull();
  await fail('/aliases$', { method: 'PUT', status: 0 });
  expect(await aliases.set(bob?.fqn ?? '', true)).toEqual({ kind: 'not-done' });
  await fail('/aliases$', { method: 'PUT', status: 0, after: true });
  expect(await aliases.set(bob?.fqn ?? '', true)).toEqual({ kind: 'done' });
  expect(aliases.state.get().value).toEqual([bob?.fqn]);
  await fail('/aliases$', { method: 'DELETE', status: 0 });
  expect(await aliases.set(bob?.fqn ?? '', false)).toEqual({ kind: 'not-done' });
  expect(aliases.state.get().value).toEqual([bob?.fqn]);
  await fail('/aliases$', { method: 'DELETE', status: 0, after: true });
  expect(await aliases.set(bob?.fqn ?? '', false)).toEqual({ kind: 'done' });
  expect(await aliases.set(bob?.fqn ?? '', false)).toMatchObject({
    kind: 'refused',
    problem: { known: 'not_alias' },
  });
});

test('moving needs the alias at the other account, which is seen before anything is sent', async () => {
  const { server, client, fail } = await alicePage();
  const find = async () => {
    const bob = await findAccount(client, 'bob');
    if (bob === null) throw new Error('There is no bob.');
    return bob;
  };
  const bob = await find();
  expect(acceptsMove(client, bob)).toBe(false);
  const move = (password = 'alice') => moveTo(client, { password, target: bob });
  expect(await move()).toMatchObject({ kind: 'refused', problem: { field: 'target', known: 'no_alias' } });
  expect(await move('no')).toMatchObject({ kind: 'refused', problem: { field: 'password' } });
  const bobPage = await server.visitAs('bob');
  const alice = await findAccount(bobPage, 'alice');
  expect(await aliasesOf(bobPage).set(alice?.fqn ?? '', true)).toEqual({ kind: 'done' });
  expect(acceptsMove(client, await find())).toBe(true);
  await fail('/move_account$', { status: 0, after: true });
  const lost = await move();
  expect(lost.kind).toBe('unknown');
  expect(lost.kind === 'unknown' && (await lost.checkAgain()).kind).toBe('unknown');
  expect(await move()).toEqual({ kind: 'done' });
});

test.each(['delete', 'disable'] as const)(
  'to %s the account takes the password, and a lost answer is looked up',
  async (way) => {
    const { client, fail } = await alicePage();
    expect(await leaveServer(client, { way, password: 'no' })).toMatchObject({
      kind: 'refused',
      problem: { field: 'password', known: 'wrong_password' },
    });
    await fail(`/${way}_account`, { status: 0 });
    expect(await leaveServer(client, { way, password: 'alice' })).toEqual({ kind: 'not-done' });
    await fail(`/${way}_account`, { status: 0, after: true });
    expect(await leaveServer(client, { way, password: 'alice' })).toEqual({ kind: 'done' });
    expect(await client.session.verify()).toMatchObject({ kind: 'http' });
  },
);
