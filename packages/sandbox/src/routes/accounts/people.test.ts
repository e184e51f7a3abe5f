import type { WireAccount, WireMarkers, WireNotification, WireRelationship } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: WireAccount;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
  bob = (await server.get('/api/v1/accounts/lookup?acct=bob')).json<WireAccount>();
});

test('finds people by id, by name and by full address', async () => {
  for (const name of [bob.id, 'bob', 'bob@localhost']) {
    expect((await server.get(`/api/v1/accounts/${name}`)).json<WireAccount>().id).toBe(bob.id);
  }
  const missing = await server.get('/api/v1/accounts/nosuch');
  expect([missing.status, missing.json()]).toEqual([404, { error: "Can't find user" }]);
  const forgotten = await server.get('/api/v1/accounts/lookup');
  expect([forgotten.status, forgotten.json()]).toEqual([
    400,
    { errors: { detail: 'Internal server error' } },
  ]);
});

test('following changes the relationship and both counts, and can be undone', async () => {
  const followed = await server.post(`/api/v1/accounts/${bob.id}/follow`, {}, alice);
  expect(followed.json<WireRelationship>()).toMatchObject({ id: bob.id, following: true, requested: false });
  const seen = await server.get(`/api/v1/accounts/${bob.id}?with_relationships=true`, alice);
  expect(seen.json()).toMatchObject({ followers_count: 1, pleroma: { relationship: { following: true } } });
  const told = (await server.get('/api/v1/notifications', await server.signIn('bob'))).json<
    WireNotification[]
  >();
  expect(told).toMatchObject([{ type: 'follow', account: { acct: 'alice' } }]);
  const relationships = await server.get(`/api/v1/accounts/relationships?id[]=${bob.id}&id[]=none`, alice);
  expect(relationships.json()).toHaveLength(1);
  const undone = await server.post(`/api/v1/accounts/${bob.id}/unfollow`, {}, alice);
  expect(undone.json()).toMatchObject({ following: false });
  expect((await server.get('/api/v1/accounts/bob')).json()).toMatchObject({ followers_count: 0 });
});

test('a locked account is asked first; nobody follows themselves', async () => {
  const dave = (await server.get('/api/v1/accounts/dave')).json<WireAccount>();
  const asked = await server.post(`/api/v1/accounts/${dave.id}/follow`, {}, alice);
  expect(asked.json()).toMatchObject({ following: false, requested: true });
  const me = await server.get('/api/v1/accounts/verify_credentials', await server.signIn('dave'));
  expect(me.json()).toMatchObject({ follow_requests_count: 1, followers_count: 0 });
  const self = await server.post(`/api/v1/accounts/${bob.id}/follow`, {}, await server.signIn('bob'));
  expect([self.status, self.json()]).toEqual([400, { error: 'Can not follow yourself' }]);
});

test('notifications are paged by number and marked as seen', async () => {
  for (const text of ['one @alice', 'two @alice', 'three @alice'])
    await server.door('post', { as: 'bob', text });
  const page = await server.get('/api/v1/notifications?limit=2', alice);
  const found = page.json<WireNotification[]>();
  expect(found.map((notification) => notification.status?.content.slice(0, 3))).toEqual(['thr', 'two']);
  expect(page.headers.get('link')).toContain(
    `/api/v1/notifications?limit=2&max_id=${found[1]?.id}&offset=0>; rel="next"`,
  );
  const unread = async () =>
    (await server.get('/api/v1/accounts/verify_credentials', alice)).json<WireAccount>().pleroma
      .unread_notifications_count;
  expect(await unread()).toBe(3);
  const read = await server.post('/api/v1/pleroma/notifications/read', { max_id: found[1]?.id }, alice);
  expect(read.json()).toBe('ok');
  expect(await unread()).toBe(1);
  const foreign = await server.post(
    '/api/v1/pleroma/notifications/read',
    { id: found[0]?.id },
    await server.signIn('bob'),
  );
  expect([foreign.status, foreign.json()]).toEqual([400, { error: 'Cannot get notification' }]);
  const count = await server.get('/api/v1/notifications/unread_count', alice);
  expect(count.status).toBe(400);
});

test('the marker of notifications is remembered, and no other', async () => {
  const asked = '/api/v1/markers?timeline[]=home&timeline[]=notifications';
  expect((await server.get(asked, alice)).json()).toEqual({});
  await server.post(
    '/api/v1/markers',
    { notifications: { last_read_id: '7' }, home: { last_read_id: '9' }, other: { last_read_id: '1' } },
    alice,
  );
  const markers = (await server.get(asked, alice)).json<WireMarkers>();
  expect(Object.keys(markers)).toEqual(['notifications']);
  expect(markers['notifications']).toMatchObject({
    last_read_id: '7',
    version: 0,
    pleroma: { unread_count: 0 },
  });
  expect(markers['notifications']?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
});

test('a profile’s posts can be narrowed and hide what the viewer may not see', async () => {
  await server.door('post', { as: 'bob', text: 'open' });
  await server.door('post', { as: 'bob', text: 'closed', visibility: 'private' });
  const contents = async (token?: string) =>
    (await server.get(`/api/v1/accounts/${bob.id}/statuses`, token))
      .json<{ content: string }[]>()
      .map(({ content }) => content);
  expect(await contents()).toEqual(['open']);
  expect(await contents(await server.signIn('bob'))).toEqual(['closed', 'open']);
  const replies = await server.get('/api/v1/accounts/bob/statuses?exclude_replies=true&only_media=true');
  expect(replies.json()).toEqual([]);
});
