import type { WireAccount } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
beforeEach(async () => {
  server = await startSandbox();
  for (const name of ['alice', 'bob', 'carol']) {
    tokens[name] = await server.signIn(name);
    ids[name] = (await server.get(`/api/v1/accounts/${name}`)).json<WireAccount>().id;
  }
});

const follow = (who: string, whom: string) =>
  server.post(`/api/v1/accounts/${ids[whom]}/follow`, {}, tokens[who]);

async function names(path: string, token?: string): Promise<string[]> {
  return (await server.get(path, token)).json<WireAccount[]>().map(({ acct }) => acct);
}

test('followers and followed people are paged by account, with how the viewer stands to them', async () => {
  await follow('bob', 'alice');
  await follow('carol', 'alice');
  const page = await server.get(
    `/api/v1/accounts/${ids['alice']}/followers?limit=1&with_relationships=true`,
    tokens['alice'],
  );
  const found = page.json<WireAccount[]>();
  expect(found).toHaveLength(1);
  expect(found[0]?.pleroma.relationship).toMatchObject({ followed_by: true });
  expect(page.headers.get('link')).toContain(
    `/followers?limit=1&max_id=${found[0]?.id}&offset=0&with_relationships=true>; rel="next"`,
  );
  const rest = await names(`/api/v1/accounts/${ids['alice']}/followers?max_id=${found[0]?.id}`);
  expect(new Set([...rest, found[0]?.acct])).toEqual(new Set(['bob', 'carol']));
  expect(await names(`/api/v1/accounts/${ids['bob']}/following`)).toEqual(['alice']);
  expect((await server.get('/api/v1/accounts/nobody/followers')).status).toBe(404);
});

test('a hidden list is empty to others; the number only goes when it is hidden as well', async () => {
  await follow('bob', 'alice');
  const hide = (json: unknown) =>
    server.call('PATCH', '/api/v1/accounts/update_credentials', { token: tokens['alice'] ?? '', json });
  const path = `/api/v1/accounts/${ids['alice']}/followers`;
  const count = async () => (await server.get('/api/v1/accounts/alice')).json<WireAccount>().followers_count;
  expect((await hide({ hide_followers: true })).status).toBe(200);
  expect([await names(path, tokens['bob']), await names(path, tokens['alice'])]).toEqual([[], ['bob']]);
  expect(await count()).toBe(1);
  await hide({ hide_followers_count: true });
  expect(await count()).toBe(0);
  expect((await server.get('/api/v1/accounts/alice', tokens['alice'])).json()).toMatchObject({
    followers_count: 1,
    pleroma: { hide_followers: true, hide_followers_count: true },
  });
});

test('tells who of one’s own people follows somebody', async () => {
  await follow('alice', 'bob');
  await follow('bob', 'carol');
  const path = `/api/v1/accounts/familiar_followers?id[]=${ids['carol']}`;
  expect((await server.get(path, tokens['alice'])).json()).toMatchObject([
    { id: ids['carol'], accounts: [{ acct: 'bob' }] },
  ]);
});

test('blocks are listed with links', async () => {
  await server.post(`/api/v1/accounts/${ids['bob']}/block`, {}, tokens['alice']);
  const page = await server.get('/api/v1/blocks', tokens['alice']);
  expect(page.json()).toMatchObject([{ acct: 'bob' }]);
  expect(page.headers.get('link')).toContain(`/api/v1/blocks?limit=20&max_id=${ids['bob']}&offset=0`);
});

test('the directory shows who wants to be found, but not whom the viewer turned away', async () => {
  await server.door('post', { as: 'carol', text: 'here I am' });
  expect((await names('/api/v1/directory'))[0]).toBe('carol');
  expect(await names('/api/v1/directory?order=new&limit=1&offset=1')).toHaveLength(1);
  await server.post(`/api/v1/accounts/${ids['carol']}/mute`, {}, tokens['alice']);
  const seen = await names('/api/v1/directory', tokens['alice']);
  expect(seen).toContain('bob');
  expect(seen).not.toContain('carol');
  expect(seen).not.toContain('alice');
});

test('nobody is recommended until the staff does; what a visitor is refused stays refused', async () => {
  expect((await server.get('/api/v1/suggestions', tokens['alice'])).json()).toEqual([]);
  expect((await server.get('/api/v2/suggestions', tokens['alice'])).json()).toEqual([]);
  expect((await server.get('/api/v2/suggestions')).status).toBe(403);
});

test('blocked hosts are kept from the body only, also when they are taken back', async () => {
  const call = (method: string, json: unknown, query = '') =>
    server.call(method, `/api/v1/domain_blocks${query}`, { token: tokens['alice'] ?? '', json });
  expect((await call('POST', { domain: 'Loud.example' })).json()).toEqual({});
  expect((await server.get('/api/v1/domain_blocks', tokens['alice'])).json()).toEqual(['loud.example']);
  const inAddress = await call('DELETE', {}, '?domain=loud.example');
  expect([inAddress.status, inAddress.json()]).toEqual([
    400,
    { errors: { detail: 'Internal server error' } },
  ]);
  expect((await call('DELETE', { domain: 'loud.example' })).json()).toEqual({});
  expect((await server.get('/api/v1/domain_blocks', tokens['alice'])).json()).toEqual([]);
});

test('the staff’s recommendations go once followed or sent away', async () => {
  const recommended = async () =>
    (await server.get('/api/v2/suggestions', tokens['alice']))
      .json<{ source: string; account: WireAccount }[]>()
      .map(({ source, account }) => `${source} ${account.acct}`);
  for (const account of ['alice', 'bob', 'carol']) await server.door('account', { account, suggested: true });
  expect((await recommended()).sort()).toEqual(['staff bob', 'staff carol']);
  await follow('alice', 'bob');
  await server.call('DELETE', `/api/v1/suggestions/${ids['carol']}`, { token: tokens['alice'] ?? '' });
  expect(await recommended()).toEqual([]);
  expect((await server.get('/api/v1/accounts/carol')).json()).toMatchObject({
    pleroma: { is_suggested: true },
  });
});

test('who was shut out is not there for others, and the staff sees that it is so', async () => {
  await server.door('post', { as: 'carol', text: 'last words' });
  const dave = await server.signIn('dave');
  await follow('bob', 'carol');
  await server.door('account', { account: 'carol', deactivated: true });
  const missing = await server.get('/api/v1/accounts/carol', dave);
  expect([missing.status, missing.json()]).toEqual([404, { error: "Can't find user" }]);
  const found = await server.get('/api/v1/accounts/lookup?acct=carol', dave);
  expect([found.status, found.json()]).toMatchObject([200, { acct: 'carol' }]);
  expect((await server.get('/api/v1/accounts/carol', tokens['alice'])).json()).toMatchObject({
    pleroma: { deactivated: true },
  });
  expect((await server.get('/api/v1/timelines/public')).json()).toEqual([]);
  expect(await names('/api/v1/directory')).not.toContain('carol');
  expect(await names(`/api/v1/accounts/${ids['bob']}/following`, dave)).toEqual([]);
  expect((await server.get('/api/v1/search?q=carol', dave)).json()).toMatchObject({ accounts: [] });
  const refused = await follow('alice', 'carol');
  expect([refused.status, refused.json()]).toEqual([500, { errors: { detail: 'Internal server error' } }]);
});
