import type { WireNotification, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});
afterEach(() => server.sandbox.close());

async function post(as: string, text: string, more: Record<string, unknown> = {}): Promise<WireStatus> {
  return (await server.door('post', { as, text, ...more })).json<WireStatus>();
}

async function list(token: string, query = ''): Promise<WireNotification[]> {
  return (await server.get(`/api/v1/notifications${query}`, token)).json<WireNotification[]>();
}

async function types(token: string, query = ''): Promise<string[]> {
  return (await list(token, query)).map(({ type }) => type);
}

async function idOf(name: string): Promise<string> {
  return (await server.get(`/api/v1/accounts/lookup?acct=${name}`)).json<{ id: string }>().id;
}

async function unseen(token: string): Promise<number> {
  const answer = await server.get('/api/v1/accounts/verify_credentials', token);
  return answer.json<{ pleroma: { unread_notifications_count: number } }>().pleroma
    .unread_notifications_count;
}

test('every act is told to the one it concerns, the newest first', async () => {
  const mine = await post('alice', 'look here');
  await post('bob', '@alice hello');
  await server.post(`/api/v1/statuses/${mine.id}/favourite`, {}, bob);
  await server.post(`/api/v1/statuses/${mine.id}/reblog`, {}, bob);
  await server.post(`/api/v1/accounts/${await idOf('alice')}/follow`, {}, bob);
  await server.call('PUT', `/api/v1/pleroma/statuses/${mine.id}/reactions/☕`, { token: bob });
  await server.call('PUT', `/api/v1/statuses/${mine.id}`, { token: alice, json: { status: 'look there' } });
  const told = await list(alice);
  expect(told.map(({ type }) => type)).toEqual([
    'pleroma:emoji_reaction',
    'follow',
    'reblog',
    'favourite',
    'mention',
  ]);
  expect(told[0]).toMatchObject({ emoji: '☕', emoji_url: null, status: { id: mine.id } });
  expect(told[0]?.group_key).toBe(`ungrouped-${told[0]?.id}`);
  expect(told[2]?.status?.id).toBe(mine.id);
  expect(await types(bob)).toEqual(['update']);
});

test('a subscriber is told of new posts, not of replies', async () => {
  await server.post(`/api/v1/pleroma/accounts/${await idOf('alice')}/subscribe`, {}, bob);
  const first = await post('alice', 'new!');
  await post('alice', 'and more', { inReplyTo: first.id });
  expect((await list(bob)).map(({ type, status }) => [type, status?.id])).toEqual([['status', first.id]]);
});

test('the staff is told of a report, when it asks for reports', async () => {
  const carol = await server.signIn('carol');
  const bad = await post('bob', 'rude');
  await server.post(
    '/api/v1/reports',
    { account_id: await idOf('bob'), status_ids: [bad.id], comment: 'rude' },
    carol,
  );
  expect(await list(alice)).toEqual([]);
  const [told] = await list(alice, '?types[]=pleroma:report');
  expect(told).toMatchObject({
    account: { acct: 'carol' },
    report: {
      content: 'rude',
      state: 'open',
      account: { acct: 'bob', nickname: 'bob', roles: { moderator: true } },
      actor: { acct: 'carol' },
      statuses: [{ id: bad.id }],
    },
  });
});

test('types, exclusions, scopes and the sender narrow the list', async () => {
  await post('bob', '@alice in public');
  await post('carol', '@alice in private', { visibility: 'direct' });
  await server.door('act', { as: 'carol', action: 'follow', target: 'alice' });
  expect(await types(alice, '?types[]=mention')).toEqual(['mention', 'mention']);
  expect(await types(alice, '?include_types[]=follow')).toEqual(['follow']);
  expect(await types(alice, '?exclude_types[]=mention')).toEqual(['follow']);
  expect(await types(alice, '?types[]=mention&exclude_visibilities[]=direct')).toEqual(['mention']);
  expect(await types(alice, `?account_id=${await idOf('bob')}`)).toEqual(['mention']);
  expect((await server.get('/api/v1/notifications?account_id=nobody', alice)).json()).toEqual({
    error: 'Account is not found',
  });
});

test('reading by id and up to an id takes the unseen count down and moves the marker', async () => {
  for (const text of ['@alice 1', '@alice 2', '@alice 3']) await post('bob', text);
  const [newest, middle, oldest] = await list(alice);
  const marker = async () => {
    const answer = await server.get('/api/v1/markers?timeline[]=notifications', alice);
    return answer.json<Record<string, unknown>>()['notifications'];
  };
  expect(await marker()).toMatchObject({ last_read_id: '', version: 0, pleroma: { unread_count: 3 } });
  expect((await server.post('/api/v1/pleroma/notifications/read', { id: oldest?.id }, alice)).json()).toBe(
    'ok',
  );
  expect(await unseen(alice)).toBe(2);
  await server.post('/api/v1/pleroma/notifications/read', { max_id: middle?.id }, alice);
  expect(await unseen(alice)).toBe(1);
  expect(await marker()).toMatchObject({ last_read_id: middle?.id, pleroma: { unread_count: 1 } });
  expect((await list(alice)).map(({ pleroma }) => pleroma.is_seen)).toEqual([false, true, true]);
  const foreign = await server.post('/api/v1/pleroma/notifications/read', { id: newest?.id }, bob);
  expect([foreign.status, foreign.json()]).toEqual([400, { error: 'Cannot get notification' }]);
  expect((await server.post('/api/v1/pleroma/notifications/read', {}, alice)).status).toBe(400);
});

test('one, some or all are dismissed, and only one’s own', async () => {
  for (const text of ['@alice 1', '@alice 2', '@alice 3', '@alice 4']) await post('bob', text);
  const [a, b, c] = await list(alice);
  const foreign = await server.post(`/api/v1/notifications/${a?.id}/dismiss`, {}, bob);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Cannot dismiss notification' }]);
  expect((await server.post(`/api/v1/notifications/${a?.id}/dismiss`, {}, alice)).json()).toEqual({});
  expect((await server.post('/api/v1/notifications/dismiss', { id: b?.id }, alice)).json()).toEqual({});
  const many = `/api/v1/notifications/destroy_multiple?ids[]=${c?.id}`;
  expect((await server.call('DELETE', many, { token: alice })).json()).toEqual({});
  expect(await list(alice)).toHaveLength(1);
  expect((await server.post('/api/v1/notifications/clear', {}, alice)).json()).toEqual({});
  expect(await list(alice)).toEqual([]);
});

test('what is no id is refused as the real server does, and a stranger’s is not given', async () => {
  await post('bob', '@alice psst');
  const [mine] = await list(alice);
  expect((await server.get(`/api/v1/notifications/${mine?.id}`, alice)).json()).toMatchObject({
    id: mine?.id,
  });
  const foreign = await server.get(`/api/v1/notifications/${mine?.id}`, bob);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Cannot get notification' }]);
  const odd = await server.get('/api/v1/notifications/unread_count', alice);
  expect([odd.status, odd.json()]).toEqual([400, { errors: { detail: 'Internal server error' } }]);
  expect((await server.get('/api/v2/notifications', alice)).json()).toEqual({ error: 'Not implemented' });
});

test('blocked and muted people, and strangers when one wants none, are not heard', async () => {
  await server.post(`/api/v1/accounts/${await idOf('bob')}/mute`, { notifications: true }, alice);
  await post('bob', '@alice can you hear me');
  await server.post(`/api/v1/accounts/${await idOf('carol')}/block`, {}, alice);
  await post('carol', '@alice or me');
  await server.call('PUT', '/api/pleroma/notification_settings?block_from_strangers=true', { token: alice });
  await post('dave', '@alice or me');
  expect(await list(alice)).toEqual([]);
  await server.post(`/api/v1/accounts/${await idOf('bob')}/unmute`, {}, alice);
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  await post('bob', '@alice now');
  expect(await types(alice)).toEqual(['mention']);
});

test('a mute made later hides what was told before, unless muted ones are asked for', async () => {
  await post('bob', '@alice hello');
  await server.post(`/api/v1/accounts/${await idOf('bob')}/mute`, { notifications: true }, alice);
  expect(await list(alice)).toEqual([]);
  const [told] = await list(alice, '?with_muted=true');
  expect(told?.pleroma.is_muted).toBe(true);
});

test('a muted thread is silent', async () => {
  const mine = await post('alice', 'a calm thought');
  await server.post(`/api/v1/statuses/${mine.id}/mute`, {}, alice);
  await post('bob', '@alice nonsense!', { inReplyTo: mine.id });
  expect(await list(alice)).toEqual([]);
});

test('undoing an act takes its notification back', async () => {
  const mine = await post('alice', 'like me');
  await server.post(`/api/v1/statuses/${mine.id}/favourite`, {}, bob);
  await server.post(`/api/v1/statuses/${mine.id}/unfavourite`, {}, bob);
  expect(await list(alice)).toEqual([]);
});
