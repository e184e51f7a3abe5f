import { actionsOf } from '../actions/actions-of';
import { ApiError } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { memoryStorage } from '../testing/memory-storage';
import { favourite } from '../actions/favourite-and-repeat';
import { startServer } from '../testing/start-server';

function tokenIn(storage: ReturnType<typeof memoryStorage>): string {
  const { token }: { token?: unknown } = JSON.parse(storage.read('linnet-session') ?? '{}');
  if (typeof token !== 'string') throw new Error('No sign-in is stored.');
  return token;
}

async function signIn({ accounts }: PageClient, name: string, password = name): Promise<void> {
  await (await accounts.access()).byPassword(name, password);
}

test('signs in, and is still signed in on the next visit', async () => {
  const { visit, visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  expect(client.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  const later = visit({ storage });
  expect(later.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice', own: null });
  expect(await later.session.verify()).toBeNull();
  expect(later.session.state.get()).toMatchObject({ own: { acct: 'alice' } });
});

test('signing out revokes the token and leaves nothing of the person on the device [3.7.090]', async () => {
  const { base, send, visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'half a thought' });
  (await client.drafts.load()).flush();
  const authorization = `Bearer ${tokenIn(storage)}`;
  await client.accounts.signOut();
  expect(client.accounts.shown.get().session.state.get()).toEqual({ state: 'visitor' });
  // What kind of server this is says nothing of them, and may not be known yet.
  expect(storage.keys().filter((name) => name !== 'linnet-server')).toEqual(['linnet-app']);
  const asked = await send(`${base}/api/v1/accounts/verify_credentials`, { headers: { authorization } });
  expect(asked.status).toBe(403);
});

test('registers one application for one device, and a new one when the server has forgotten it [1.3.010]', async () => {
  const { visit, visitAs, requests } = await startServer();
  const storage = memoryStorage();
  const registered = async () => (await requests()).filter(({ path }) => path === '/api/v1/apps').length;
  await visitAs('alice', { storage });
  await visitAs('bob', { storage });
  expect(await registered()).toBe(1);
  storage.write('linnet-app', JSON.stringify({ clientId: 'long-gone', clientSecret: 'nothing' }));
  const client = visit({ storage });
  await signIn(client, 'carol');
  expect(await registered()).toBe(2);
  expect(client.accounts.shown.get().session.state.get()).toMatchObject({ username: 'carol' });
});

test('asks for five rights, and for the fifth only where the server has it [2.9.023, 3.7.091]', async () => {
  const askedOf = async (refusesStaff: boolean) => {
    const asked: (string | null)[] = [];
    const { visit } = await startServer();
    const client = visit({
      between: async (request, next) => {
        if (!request.url.endsWith('/api/v1/apps')) return next(request);
        const scopes = new URLSearchParams(await request.clone().text()).get('scopes');
        asked.push(scopes);
        const isRefused = refusesStaff && scopes?.includes('admin') === true;
        return isRefused ? Response.json({ error: 'invalid_scope' }, { status: 422 }) : next(request);
      },
    });
    await signIn(client, 'alice');
    return asked;
  };
  expect(await askedOf(false)).toEqual(['read write follow push admin']);
  expect(await askedOf(true)).toEqual(['read write follow push admin', 'read write follow push']);
});

test('a wrong password is refused and changes nothing', async () => {
  const { visit, requests } = await startServer();
  const storage = memoryStorage();
  const client = visit({ storage });
  await expect(signIn(client, 'alice', 'not alice')).rejects.toMatchObject({
    reason: { kind: 'http', status: 400 },
  });
  await expect(signIn(client, 'alice', 'not alice')).rejects.toBeInstanceOf(ApiError);
  expect(client.session.state.get()).toEqual({ state: 'visitor' });
  expect(storage.keys()).toEqual(['linnet-app']);
  expect((await requests()).filter(({ path }) => path === '/api/v1/apps')).toHaveLength(1);
});

test('says so when the sign-in cannot be kept, to whoever has just signed in', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice', { storage: memoryStorage({ isUnavailable: true }) });
  expect(client.session.state.get()).toMatchObject({ username: 'alice' });
  expect(client.notices.list.get()).toMatchObject([{ key: 'errors.storage_unavailable' }]);
});

test('a browser that keeps nothing is told of at the start, before anybody signs in [1.8.016]', async () => {
  const { visit } = await startServer();
  const told = (isUnavailable: boolean) => {
    const client = visit({ storage: memoryStorage({ isUnavailable }) });
    client.start();
    return client.notices.list.get();
  };
  expect(told(true)).toMatchObject([{ level: 'error', key: 'errors.storage_unavailable' }]);
  expect(told(false)).toEqual([]);
});

test('an expired sign-in is told once, and no more after signing in again', async () => {
  const { door, visitAs } = await startServer();
  const client = await visitAs('alice');
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'half a thought' });
  await door('expire-tokens', { account: 'alice' });
  await home.reload();
  await vi.waitFor(() => expect(client.session.state.get()).toMatchObject({ state: 'expired' }));
  expect(client.notices.list.get()).toMatchObject([{ key: 'session.expired' }]);
  await signIn(client, 'alice');
  expect(client.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  expect(client.notices.list.get()).toEqual([]);
  expect(client.feeds.get({ kind: 'home' })).toBe(home);
  expect((await client.drafts.load()).form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('nothing of somebody whose sign-in has expired is left for another who signs in', async () => {
  const { door, visitAs } = await startServer();
  await door('post', { as: 'alice', text: 'between us', visibility: 'direct' });
  const client = await visitAs('alice');
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  expect(client.graph.statuses.size).toBe(1);
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'half a thought' });
  await door('expire-tokens', { account: 'alice' });
  await client.session.verify();
  await signIn(client, 'bob');
  const next = client.accounts.shown.get();
  expect(next.session.state.get()).toMatchObject({ state: 'signed-in', username: 'bob' });
  expect(next.graph.statuses.size).toBe(0);
  expect(next.feeds.all()).toEqual([]);
  expect(next.notices.list.get()).toEqual([]);
  expect((await next.drafts.load()).form({ kind: 'new' }).content.text).toBe('');
  expect((await next.drafts.load()).hasUnsent()).toBe(false);
});

test('a sign-in that fails half way leaves the one before as it was', async () => {
  const { door, visitAs } = await startServer();
  const client = await visitAs('alice');
  await door('fail', { path: 'verify_credentials', status: 503 });
  await expect(signIn(client, 'bob')).rejects.toBeInstanceOf(ApiError);
  expect(client.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  expect(await client.session.verify()).toBeNull();
  expect(client.session.state.get()).toMatchObject({ username: 'alice' });
});

test('an answer for somebody who has signed out does not reach whoever comes next', async () => {
  const { door, visitAs } = await startServer();
  await door('post', { as: 'bob', text: 'a song' });
  let late = 0;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const client = await visitAs('alice', {
    between: async (request, next) => {
      const answer = await next(request);
      if (!/favourite|home/.test(request.url)) return answer;
      late += 1;
      await held;
      return answer;
    },
  });
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  const [[id] = []] = feed.state.get().segments;
  if (id === undefined) throw new Error('The status did not come.');
  actionsOf(client).toggles.toggle(favourite, id, true);
  const loading = client.feeds.get({ kind: 'home' }).open();
  await vi.waitFor(() => expect(late).toBe(2));
  const leaving = client.accounts.signOut();
  letGo();
  await Promise.all([loading, leaving]);
  const next = client.accounts.shown.get();
  expect(next.graph.statuses.size).toBe(0);
  expect(next.notices.list.get()).toEqual([]);
});
