import type { WireAnnouncement } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, carol] = [await server.signIn('alice'), await server.signIn('carol')];
});

const ADMIN = '/api/v1/pleroma/admin/announcements';
const HOUR_MS = 3_600_000;
const iso = (ms: number) => new Date(Date.now() + ms).toISOString();

async function announce(json: Record<string, unknown>): Promise<WireAnnouncement> {
  return (await server.post(ADMIN, json, alice)).json<WireAnnouncement>();
}

async function seen(): Promise<WireAnnouncement[]> {
  return (await server.get('/api/v1/announcements', carol)).json<WireAnnouncement[]>();
}

test('people see what has begun and is not over, and put it away', async () => {
  const now = await announce({ content: 'Cake *today* :loaf:\nBring plates' });
  expect(now).toMatchObject({
    content: 'Cake *today* :loaf:<br/>Bring plates',
    emojis: [{ shortcode: 'loaf' }],
    starts_at: null,
    all_day: false,
    pleroma: { raw_content: 'Cake *today* :loaf:\nBring plates' },
  });
  expect(now).not.toHaveProperty('read');
  await announce({ content: 'later', starts_at: iso(HOUR_MS) });
  await announce({ content: 'over', starts_at: iso(-2 * HOUR_MS), ends_at: iso(-HOUR_MS) });
  expect(await seen()).toMatchObject([{ id: now.id, read: false }]);
  expect(await seen()).not.toMatchObject([{ pleroma: expect.anything() }]);
  const put = await server.post(`/api/v1/announcements/${now.id}/dismiss`, {}, carol);
  expect([put.status, put.json()]).toEqual([200, {}]);
  expect(await seen()).toMatchObject([{ read: true }]);
  expect((await server.post('/api/v1/announcements/none/dismiss', {}, carol)).status).toBe(404);
  expect((await server.get('/api/v1/announcements')).json()).toEqual({ error: 'Invalid credentials.' });
});

test('the staff writes, changes and removes them', async () => {
  const { id } = await announce({ content: 'a', starts_at: iso(-HOUR_MS), all_day: true });
  const change = (json: Record<string, unknown>) =>
    server.call('PATCH', `${ADMIN}/${id}`, { token: alice, json });
  expect((await change({ content: 'b', ends_at: iso(HOUR_MS) })).json()).toMatchObject({
    content: 'b',
    all_day: true,
    starts_at: expect.stringMatching(/:\d\dZ$/),
    ends_at: expect.any(String),
  });
  expect((await change({ starts_at: null })).json()).toMatchObject({ starts_at: null, content: 'b' });
  expect((await server.get(`${ADMIN}?limit=1`, alice)).json()).toMatchObject([{ id }]);
  expect((await server.get(`${ADMIN}/${id}`, alice)).json()).toMatchObject({ id });
  expect((await server.call('DELETE', `${ADMIN}/${id}`, { token: alice })).json()).toEqual({});
  expect((await server.get(`${ADMIN}/${id}`, alice)).json()).toEqual({ error: 'Not found' });
});

test('refuses an empty text, a crooked time, and who may not', async () => {
  const empty = await server.post(ADMIN, { content: ' ' }, alice);
  expect([empty.status, empty.json()]).toEqual([400, { error: 400 }]);
  expect((await server.post(ADMIN, {}, alice)).json()).toMatchObject({ error: 'Missing field: content.' });
  expect((await server.post(ADMIN, { content: 'a', ends_at: 'soon' }, alice)).status).toBe(400);
  const refused = [
    await server.post(ADMIN, { content: 'a' }, await server.signIn('bob')),
    await server.post(ADMIN, { content: 'a' }, carol),
    await server.post(ADMIN, { content: 'a' }, await server.signIn('alice', 'read')),
  ];
  expect(refused.map(({ status, text }) => [status, text])).toEqual([
    [403, '{"error":"User isn\'t privileged."}'],
    [403, '{"error":"User is not a staff member."}'],
    [403, '{"error":"Insufficient permissions: admin:write."}'],
  ]);
});

test('a server without the feature knows none of the calls', async () => {
  await server.door('settings', { featuresOff: ['announcements'] });
  const get = await server.get('/api/v1/announcements', carol);
  expect([get.status, get.json()]).toEqual([404, { error: 'Not implemented' }]);
});
