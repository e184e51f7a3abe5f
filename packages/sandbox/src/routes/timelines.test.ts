import type { WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { BASE, startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
beforeEach(async () => {
  server = await startSandbox();
});

const ids = (statuses: WireStatus[]) => statuses.map(({ id }) => id);

test('pages through a timeline by the Link header until an empty page', async () => {
  await server.door('bulk', { count: 45 });
  const seen: string[] = [];
  let path: string | undefined = '/api/v1/timelines/public?limit=20';
  let pages = 0;
  while (path !== undefined) {
    const page = await server.get(path);
    const found = ids(page.json<WireStatus[]>());
    seen.push(...found);
    pages += 1;
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    expect(next === undefined).toBe(found.length === 0);
    path = next?.slice(BASE.length);
  }
  expect(pages).toBe(4);
  expect(seen).toHaveLength(45);
  expect(seen).toEqual(seen.toSorted().reverse());
  expect(new Set(seen).size).toBe(45);
});

test('the Link header repeats the parameters with the server’s defaults', async () => {
  await server.door('bulk', { count: 6, as: 'alice' });
  const alice = await server.signIn('alice');
  const home = await server.get('/api/v1/timelines/home?limit=2', alice);
  const [first, second] = ids(home.json<WireStatus[]>());
  expect(home.headers.get('link')).toBe(
    `<${BASE}/api/v1/timelines/home?limit=2&local=false&max_id=${second}&offset=0&only_media=false&remote=false>; rel="next", ` +
      `<${BASE}/api/v1/timelines/home?limit=2&local=false&min_id=${first}&offset=0&only_media=false&remote=false>; rel="prev"`,
  );
  const older = await server.get(`/api/v1/timelines/public?max_id=${second}&limit=1&local=true`);
  const [third] = ids(older.json<WireStatus[]>());
  expect(older.headers.get('link')).toContain(
    `<${BASE}/api/v1/timelines/public?limit=1&local=true&max_id=${second}&min_id=${third}&offset=0&only_media=false&remote=false&local=true>; rel="prev"`,
  );
});

test('min_id gives the page directly above, since_id the newest', async () => {
  await server.door('bulk', { count: 10 });
  const all = ids((await server.get('/api/v1/timelines/public')).json<WireStatus[]>());
  const above = await server.get(`/api/v1/timelines/public?min_id=${all[9]}&limit=3`);
  expect(ids(above.json<WireStatus[]>())).toEqual(all.slice(6, 9));
  const since = await server.get(`/api/v1/timelines/public?since_id=${all[9]}&limit=3`);
  expect(ids(since.json<WireStatus[]>())).toEqual(all.slice(0, 3));
});

test('caps the page size at 40 and refuses what is no number', async () => {
  await server.door('bulk', { count: 50 });
  expect((await server.get('/api/v1/timelines/public?limit=500')).json<WireStatus[]>()).toHaveLength(40);
  expect((await server.get('/api/v1/timelines/public?limit=0')).json()).toEqual([]);
  const refused = await server.get('/api/v1/timelines/public?limit=many');
  expect([refused.status, refused.json()]).toEqual([
    400,
    {
      error: 'limit - Invalid integer. Got: string.',
      errors: [
        { title: 'Invalid value', source: { pointer: '/limit' }, message: 'Invalid integer. Got: string' },
      ],
    },
  ]);
});

test('home has the followed, oneself and what names one; not the rest', async () => {
  const [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
  const me = (await server.get('/api/v1/accounts/lookup?acct=alice')).json<{ id: string }>();
  await server.post(`/api/v1/accounts/${me.id}/follow`, {}, bob);
  const say = async (as: string, text: string) =>
    (await server.door('post', { as, text })).json<WireStatus>().id;
  const followed = await say('alice', 'followed');
  await say('carol', 'a stranger');
  const named = await say('dave', 'hello @bob');
  const own = await say('bob', 'own');
  expect(ids((await server.get('/api/v1/timelines/home', bob)).json<WireStatus[]>())).toEqual([
    own,
    named,
    followed,
  ]);
  expect(ids((await server.get('/api/v1/timelines/home', alice)).json<WireStatus[]>())).toEqual([followed]);
});

test('the public timeline leaves out repeats and closed scopes; local scope is for the signed in', async () => {
  const { id } = (await server.door('post', { as: 'alice', text: 'open' })).json<WireStatus>();
  await server.door('act', { as: 'bob', action: 'reblog', status: id });
  for (const visibility of ['unlisted', 'private', 'direct'])
    await server.door('post', { as: 'alice', text: 'x', visibility });
  const local = (
    await server.door('post', { as: 'alice', text: 'among us', visibility: 'local' })
  ).json<WireStatus>();
  expect(ids((await server.get('/api/v1/timelines/public?local=true')).json<WireStatus[]>())).toEqual([id]);
  const bob = await server.signIn('bob');
  expect(ids((await server.get('/api/v1/timelines/public?local=true', bob)).json<WireStatus[]>())).toEqual([
    local.id,
    id,
  ]);
});

test('tags are found without regard to case, replies and media can be narrowed', async () => {
  const tagged = (await server.door('post', { as: 'alice', text: 'a #Heron' })).json<WireStatus>();
  expect(ids((await server.get('/api/v1/timelines/tag/heron')).json<WireStatus[]>())).toEqual([tagged.id]);
  expect((await server.get('/api/v1/timelines/tag/heron?any[]=a&all[]=b')).status).toBe(500);
  expect((await server.get('/api/v1/timelines/public?only_media=true')).json()).toEqual([]);
  const alice = await server.signIn('alice');
  const reply = (
    await server.door('post', { as: 'bob', text: 'yes', inReplyTo: tagged.id })
  ).json<WireStatus>();
  await server.door('post', { as: 'carol', text: 'no', inReplyTo: reply.id });
  const own = await server.get('/api/v1/timelines/public?reply_visibility=self', alice);
  expect(ids(own.json<WireStatus[]>())).toEqual([reply.id, tagged.id]);
  const crash = await server.get('/api/v1/timelines/public?reply_visibility=all', alice);
  expect([crash.status, crash.json()]).toEqual([500, { errors: { detail: 'Internal server error' } }]);
});

test('a private server closes its timelines, profiles and statuses, each in its own words', async () => {
  const { id, account } = (await server.door('post', { as: 'alice', text: 'x' })).json<WireStatus>();
  await server.door('settings', { private: true });
  const refusals = await Promise.all(
    ['/api/v1/timelines/public', `/api/v1/accounts/${account.id}`, `/api/v1/statuses/${id}`].map((path) =>
      server.get(path),
    ),
  );
  expect(refusals.map((answer) => [answer.status, answer.json()])).toEqual([
    [401, { error: 'authorization required for timeline view' }],
    [401, { error: 'This API requires an authenticated user' }],
    [404, { error: 'Record not found' }],
  ]);
  expect((await server.get('/api/v1/instance')).status).toBe(200);
  expect((await server.get('/api/v1/timelines/public', await server.signIn('bob'))).status).toBe(200);
});
