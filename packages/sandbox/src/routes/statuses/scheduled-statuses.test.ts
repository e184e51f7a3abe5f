import type { WireScheduledStatus, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { png } from '../../testing/media-samples';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

const NOW = Date.parse('2026-03-01T12:00:00.250Z');
const HOUR = 3_600_000;

let sandbox: TestSandbox;
let alice: string;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => NOW });
  alice = await sandbox.signIn('alice');
  return () => sandbox.sandbox.close();
});

const inMs = (ms: number) => new Date(NOW + ms).toISOString();

const schedule = (json: Record<string, unknown>) => sandbox.post('/api/v1/statuses', json, alice);

async function home(): Promise<WireStatus[]> {
  return (await sandbox.get('/api/v1/timelines/home', alice)).json<WireStatus[]>();
}

test('a post for later is kept as it was asked for, with its files', async () => {
  const multipart = new FormData();
  multipart.append('file', new File([new Uint8Array(png(4, 4))], 'a.png'));
  const media = (await sandbox.call('POST', '/api/v2/media', { token: alice, multipart })).json();
  const answer = await schedule({
    status: 'later',
    scheduled_at: inMs(HOUR),
    media_ids: [media['id']],
    poll: { options: ['a', 'b'], expires_in: 3600 },
  });
  expect([answer.status, answer.json<WireScheduledStatus>()]).toEqual([
    200,
    {
      id: '1',
      scheduled_at: '2026-03-01T13:00:00.000Z',
      params: {
        text: 'later',
        sensitive: null,
        spoiler_text: null,
        visibility: null,
        scheduled_at: '2026-03-01T13:00:00.250Z',
        poll: { options: ['a', 'b'], expires_in: 3600 },
        in_reply_to_id: null,
        expires_in: null,
        media_ids: [media['id']],
      },
      media_attachments: [media],
    },
  ]);
  expect(await home()).toEqual([]);
});

test('it goes out when its time has come, once', async () => {
  await schedule({
    status: '*later*',
    content_type: 'text/markdown',
    visibility: 'unlisted',
    scheduled_at: inMs(HOUR),
  });
  await sandbox.door('clock', { offsetMs: HOUR - 1_000 });
  expect(await home()).toEqual([]);
  await sandbox.door('clock', { offsetMs: HOUR + 1_000 });
  const [status, ...more] = await home();
  expect(status).toMatchObject({ content: '<p><em>later</em></p>', visibility: 'unlisted' });
  expect(status?.created_at).toBe('2026-03-01T13:00:01.000Z');
  expect(more).toEqual([]);
  expect((await sandbox.get('/api/v1/scheduled_statuses', alice)).json()).toEqual([]);
});

test('a post for less than five minutes ahead goes out at once', async () => {
  const answer = await schedule({ status: 'soon', scheduled_at: inMs(5 * 60_000) });
  expect(answer.json()).toMatchObject({ content: 'soon' });
  expect(await home()).toHaveLength(1);
});

test('a time that is none is refused', async () => {
  const answer = await schedule({ status: 'x', scheduled_at: 'tomorrow' });
  expect(answer.status).toBe(400);
});

test('the waiting posts are listed newest first, a page at a time, to their author only', async () => {
  for (const text of ['one', 'two', 'three']) await schedule({ status: text, scheduled_at: inMs(HOUR) });
  const page = await sandbox.get('/api/v1/scheduled_statuses?limit=2', alice);
  expect(page.json<WireScheduledStatus[]>().map(({ params }) => params.text)).toEqual(['three', 'two']);
  expect(page.headers.get('link')).toBe(
    '<http://localhost:8080/api/v1/scheduled_statuses?limit=2&max_id=2&offset=0>; rel="next", ' +
      '<http://localhost:8080/api/v1/scheduled_statuses?limit=2&min_id=3&offset=0>; rel="prev"',
  );
  const rest = await sandbox.get('/api/v1/scheduled_statuses?limit=2&max_id=2', alice);
  expect(rest.json<WireScheduledStatus[]>().map(({ id }) => id)).toEqual(['1']);
  const bob = await sandbox.signIn('bob');
  expect((await sandbox.get('/api/v1/scheduled_statuses', bob)).json()).toEqual([]);
  expect((await sandbox.get('/api/v1/scheduled_statuses/1', bob)).status).toBe(404);
});

test('the time can be changed, but not to less than five minutes ahead', async () => {
  await schedule({ status: 'x', scheduled_at: inMs(HOUR) });
  const put = (scheduled_at: string) =>
    sandbox.call('PUT', '/api/v1/scheduled_statuses/1', { token: alice, json: { scheduled_at } });
  const moved = (await put(inMs(2 * HOUR))).json<WireScheduledStatus>();
  expect([moved.scheduled_at, moved.params.scheduled_at]).toEqual(['2026-03-01T14:00:00.000Z', inMs(HOUR)]);
  const refused = await put(inMs(60_000));
  expect([refused.status, refused.json()]).toEqual([422, { error: 'must be at least 5 minutes from now' }]);
});

test('a cancelled post never goes out', async () => {
  await schedule({ status: 'x', scheduled_at: inMs(HOUR) });
  const answer = await sandbox.call('DELETE', '/api/v1/scheduled_statuses/1', { token: alice });
  expect([answer.status, answer.json()['id']]).toEqual([200, '1']);
  expect((await sandbox.get('/api/v1/scheduled_statuses/1', alice)).status).toBe(404);
  await sandbox.door('clock', { offsetMs: 2 * HOUR });
  expect(await home()).toEqual([]);
});

test('no more than 25 posts wait for one day', async () => {
  for (let count = 0; count < 25; count += 1)
    await schedule({ status: `${count}`, scheduled_at: inMs(HOUR) });
  const refused = await schedule({ status: 'one more', scheduled_at: inMs(2 * HOUR) });
  expect([refused.status, refused.json()]).toEqual([422, { error: 'daily limit exceeded' }]);
  expect((await schedule({ status: 'next day', scheduled_at: inMs(24 * HOUR) })).status).toBe(200);
});

test('one that can no longer be posted is dropped without harm to what follows', async () => {
  const parent = (await schedule({ status: 'parent' })).json<WireStatus>();
  await schedule({ status: 'reply', in_reply_to_id: parent.id, scheduled_at: inMs(HOUR) });
  await schedule({ status: 'another', scheduled_at: inMs(HOUR) });
  await sandbox.call('DELETE', `/api/v1/statuses/${parent.id}`, { token: alice });
  await sandbox.door('clock', { offsetMs: 2 * HOUR });
  expect((await home()).map((status) => status.content)).toEqual(['another']);
});

test('the same key schedules once', async () => {
  const send = () =>
    sandbox.call('POST', '/api/v1/statuses', {
      token: alice,
      json: { status: 'x', scheduled_at: inMs(HOUR) },
      headers: { 'idempotency-key': 'one-post' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect((await sandbox.get('/api/v1/scheduled_statuses', alice)).json()).toHaveLength(1);
});
