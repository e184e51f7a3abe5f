import type { WireFrame, WireNotification, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream, type Stream } from '../testing/open-stream';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let url: string;
beforeEach(async () => {
  server = await startSandbox({ port: 0 });
  ({ url } = await server.sandbox.listen());
});
afterEach(() => server.sandbox.close());

async function open(query: string): Promise<Stream> {
  const stream = await openStream(url, query);
  if (typeof stream === 'number') throw new Error(`refused with ${stream}`);
  return stream;
}

async function post(as: string, text: string, more: Record<string, unknown> = {}): Promise<WireStatus> {
  return (await server.door('post', { as, text, ...more })).json<WireStatus>();
}

const read = <T>(frame: WireFrame): T => JSON.parse(frame.payload ?? 'null') as T;

test.each([
  ['an unknown token', '?stream=user&access_token=nonsense', 401],
  ['a visitor on a person’s stream', '?stream=user', 401],
  ['an unknown stream', '?stream=nosuch', 404],
  ['a visitor on a list', '?stream=list&list=1', 401],
  ['a server’s stream without server', '?stream=public:remote', 404],
  ['a tag stream without tag', '?stream=hashtag', 404],
])('refuses %s', async (_what, query, status) => {
  expect(await openStream(url, query)).toBe(status);
});

test('a plain request to the socket’s address is a bad one', async () => {
  expect((await fetch(`${url}/api/v1/streaming`)).status).toBe(400);
});

test('a visitor authenticates by message and subscribes', async () => {
  const token = await server.signIn('alice');
  const stream = await open('');
  expect(await stream.ask({ type: 'subscribe', stream: 'user' })).toEqual({
    type: 'subscribe',
    result: 'error',
    error: 'unauthorized',
  });
  expect(await stream.ask({ type: 'pleroma:authenticate', token: 'bad' })).toMatchObject({
    error: 'unauthorized',
  });
  expect(await stream.ask({ type: 'pleroma:authenticate', token })).toEqual({
    type: 'pleroma:authenticate',
    result: 'success',
  });
  expect(await stream.ask({ type: 'pleroma:authenticate', token })).toMatchObject({
    error: 'already_authenticated',
  });
  expect(await stream.ask({ type: 'subscribe', stream: 'user' })).toMatchObject({ result: 'success' });
  expect(await stream.ask({ type: 'subscribe', stream: 'user' })).toMatchObject({ result: 'ignored' });
  expect(await stream.ask({ type: 'subscribe', stream: 'nosuch' })).toMatchObject({ error: 'bad_topic' });
  expect(await stream.ask({ type: 'unsubscribe', stream: 'direct' })).toMatchObject({ result: 'ignored' });
  const status = await post('alice', 'my own');
  expect(read<WireStatus>(await stream.event('update')).id).toBe(status.id);
});

test('a post arrives once on every stream it belongs to', async () => {
  const token = await server.signIn('alice');
  const stream = await open(`?stream=user&access_token=${token}`);
  for (const request of [
    { stream: 'public' },
    { stream: 'public:local' },
    { stream: 'hashtag', tag: 'heron' },
  ]) {
    await stream.ask({ type: 'subscribe', ...request });
  }
  const { id } = await post('alice', 'a #Heron');
  const frames = [await stream.event('update'), await stream.event('update'), await stream.event('update')];
  frames.push(await stream.event('update'));
  expect(frames.map((frame) => frame.stream)).toEqual([
    ['user'],
    ['public'],
    ['public:local'],
    ['hashtag', 'heron'],
  ]);
  expect(new Set(frames.map((frame) => read<WireStatus>(frame).id))).toEqual(new Set([id]));
});

test('deleting is told without naming a stream', async () => {
  const stream = await open('?stream=public');
  const status = await post('bob', 'soon gone');
  await stream.event('update');
  await server.door('act', { as: 'bob', action: 'delete', status: status.id });
  expect(await stream.event('delete')).toEqual({ event: 'delete', payload: status.id });
});

test('a mention is told as a notification and as a post, a favourite as a notification', async () => {
  const token = await server.signIn('alice');
  const stream = await open(`?stream=user&access_token=${token}`);
  const quiet = await open(`?stream=user:notification&access_token=${token}`);
  const mention = await post('bob', '@alice look');
  expect(read<WireStatus>(await stream.event('update')).id).toBe(mention.id);
  const told = await stream.event('notification');
  expect(told.stream).toEqual(['user']);
  expect(read<WireNotification>(told)).toMatchObject({ type: 'mention', status: { id: mention.id } });
  expect((await quiet.event('notification')).stream).toEqual(['user:notification']);
  const mine = await post('alice', 'like me');
  await server.door('act', { as: 'carol', action: 'favourite', status: mine.id });
  expect(read<WireNotification>(await quiet.event('notification'))).toMatchObject({
    type: 'favourite',
    account: { acct: 'carol' },
    status: { id: mine.id, favourites_count: 1 },
  });
  expect(quiet.unread).toEqual([]);
});

test('closed scopes reach only those addressed', async () => {
  const [bob, carol] = [await server.signIn('bob'), await server.signIn('carol')];
  const [forBob, forCarol, anyone] = [
    await open(`?stream=direct&access_token=${bob}`),
    await open(`?stream=user&access_token=${carol}`),
    await open('?stream=public'),
  ];
  const direct = await post('alice', '@bob psst', { visibility: 'direct' });
  const open_ = await post('alice', 'hello all, @carol too');
  expect(read<WireStatus>(await forBob.event('update')).id).toBe(direct.id);
  expect(read<WireStatus>(await forCarol.event('update')).id).toBe(open_.id);
  expect(read<WireStatus>(await anyone.event('update')).id).toBe(open_.id);
});

test('following is told to the follower with both counts', async () => {
  const bob = await server.signIn('bob');
  const stream = await open(`?stream=user&access_token=${bob}`);
  await server.door('act', { as: 'bob', action: 'follow', target: 'alice' });
  expect(read(await stream.event('pleroma:follow_relationships_update'))).toMatchObject({
    state: 'follow_pending',
    follower: { following_count: 0 },
    following: { follower_count: 0 },
  });
  expect(read(await stream.event('pleroma:follow_relationships_update'))).toMatchObject({
    state: 'follow_accept',
    follower: { following_count: 1 },
    following: { follower_count: 1 },
  });
});

test('revoking the token closes its sockets with 1000', async () => {
  const token = await server.signIn('alice');
  const stream = await open(`?stream=user&access_token=${token}`);
  await server.call('POST', '/oauth/revoke', { form: { token } });
  expect(await stream.closed).toBe(1000);
});

test('sessions that end in any other way leave their sockets open', async () => {
  const [ended, kept] = [await server.signIn('alice'), await server.signIn('alice')];
  const stream = await open(`?stream=user&access_token=${ended}`);
  const sessions = (await server.get('/api/oauth_tokens', kept)).json<{ id: number }[]>();
  for (const { id } of sessions.slice(0, 1))
    await server.call('DELETE', `/api/oauth_tokens/${id}`, { token: kept });
  const json = { password: 'alice', new_password: 'crumbs', new_password_confirmation: 'crumbs' };
  await server.post('/api/pleroma/change_password', json, kept);
  await server.door('account', { account: 'alice', deactivated: true });
  await server.door('event', { account: 'alice', event: 'update', payload: { id: '1' } });
  expect(read<WireStatus>(await stream.event('update')).id).toBe('1');
});

test('the door drops, refuses and feeds sockets', async () => {
  const stream = await open('?stream=public');
  await server.door('event', { stream: 'public', event: 'update', payload: { id: '1' } });
  expect(await stream.event('update')).toEqual({
    event: 'update',
    stream: ['public'],
    payload: '{"id":"1"}',
  });
  await server.door('sockets', { action: 'drop', code: 1001 });
  expect(await stream.closed).toBe(1001);
  await server.door('sockets', { action: 'refuse' });
  expect(await openStream(url, '?stream=public')).toBe(503);
  await server.door('sockets', { action: 'allow' });
  expect((await open('?stream=public')).socket.readyState).toBe(1);
});

test('with the strict check a page of another host gets no socket', async () => {
  await server.door('settings', { strictOrigin: true });
  expect(await openStream(url, '?stream=public', { origin: 'http://elsewhere.example' })).toBe(403);
  expect(typeof (await openStream(url, '?stream=public', { origin: url }))).toBe('object');
});
