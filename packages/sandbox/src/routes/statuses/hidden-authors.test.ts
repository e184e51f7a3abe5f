import type { WireConversation, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let carol: string;
let id: string;

/** Bob writes to carol, who keeps the post in every way there is; then the staff shuts him out. */
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
  carol = await server.signIn('carol');
  const bob = await server.signIn('bob');
  const post = (json: object, token: string) => server.post('/api/v1/statuses', json, token);
  id = (await post({ status: 'still here' }, bob)).json<WireStatus>().id;
  await post({ status: '@carol a word', visibility: 'direct' }, bob);
  for (const verb of ['bookmark', 'favourite', 'reblog']) {
    await server.post(`/api/v1/statuses/${id}/${verb}`, {}, carol);
  }
  await post({ status: 'quoting', quote_id: id }, carol);
  await server.door('account', { account: 'bob', deactivated: true });
  return () => server.sandbox.close();
});

const statuses = async (path: string, token = carol) => (await server.get(path, token)).json<WireStatus[]>();

test('a post of somebody who is shut out stays where it was kept, without its author', async () => {
  const status = (await server.get(`/api/v1/statuses/${id}`, carol)).json<WireStatus>();
  expect([status.account, status.content]).toEqual([{}, 'still here']);
  const kept = await Promise.all(['bookmarks', 'favourites'].map((list) => statuses(`/api/v1/${list}`)));
  expect(kept.map((list) => list.map(({ account }) => account))).toEqual([[{}], [{}]]);
  const [conversation] = (await server.get('/api/v1/conversations', carol)).json<WireConversation[]>();
  expect([conversation?.accounts, conversation?.last_status?.account]).toEqual([[], {}]);
  const own = await statuses('/api/v1/timelines/home');
  const [quoting, repeat] = own;
  expect(quoting?.pleroma).toMatchObject({ quote: { account: {} } });
  expect(repeat?.reblog?.account).toEqual({});
});

test('timelines leave it out, and the staff sees whose it is', async () => {
  const texts = (await statuses('/api/v1/timelines/public')).map(({ content }) => content);
  expect(texts).not.toContain('still here');
  const seen = (await server.get(`/api/v1/statuses/${id}`, alice)).json<WireStatus>();
  expect(seen.account.acct).toBe('bob');
});

test('nothing can be done with it but keeping it', async () => {
  const act = async (verb: string) => (await server.post(`/api/v1/statuses/${id}/${verb}`, {}, carol)).status;
  expect(await act('unbookmark')).toBe(200);
  expect(await act('bookmark')).toBe(200);
  expect(await act('favourite')).toBe(500);
  expect(await act('mute')).toBe(500);
  expect(await act('reblog')).toBe(404);
  expect(await act('unfavourite')).toBe(404);
  expect((await server.get(`/api/v1/statuses/${id}/context`, carol)).status).toBe(500);
  const reaction = await server.call('PUT', `/api/v1/pleroma/statuses/${id}/reactions/👍`, { token: carol });
  expect([reaction.status, reaction.json()]).toEqual([400, { error: 'Could not add reaction emoji' }]);
  const reply = await server.post('/api/v1/statuses', { status: 'hm', in_reply_to_id: id }, carol);
  expect([reply.status, reply.json()]).toEqual([422, { error: 'Cannot reply to a deleted status' }]);
});
