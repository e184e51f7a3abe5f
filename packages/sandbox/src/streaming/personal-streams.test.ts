import type { WireChat, WireConversation, WireFrame, WireNotification, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream, type Stream } from '../testing/open-stream';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let url: string;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox({ port: 0 });
  ({ url } = await server.sandbox.listen());
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});
afterEach(() => server.sandbox.close());

async function open(token: string, ...streams: Record<string, string>[]): Promise<Stream> {
  const stream = await openStream(url, `?access_token=${token}`);
  if (typeof stream === 'number') throw new Error(`refused with ${stream}`);
  for (const request of streams) await stream.ask({ type: 'subscribe', ...request });
  return stream;
}

const USER = { stream: 'user' };

async function post(as: string, text: string, more: Record<string, unknown> = {}): Promise<WireStatus> {
  return (await server.door('post', { as, text, ...more })).json<WireStatus>();
}

const read = <T>(frame: WireFrame): T => JSON.parse(frame.payload ?? 'null') as T;

async function idOf(name: string): Promise<string> {
  return (await server.get(`/api/v1/accounts/lookup?acct=${name}`)).json<{ id: string }>().id;
}

/** Waits until everything before it has arrived, and gives the events that did. */
async function eventsSoFar(stream: Stream): Promise<string[]> {
  await stream.ask({ type: 'unsubscribe', stream: 'nosuch' });
  return stream.unread.map(({ event }) => event);
}

async function chatWith(token: string, name: string): Promise<string> {
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(name)}`;
  return (await server.post(path, {}, token)).json<{ id: string }>().id;
}

test('a list’s stream has what its members post, and is closed to others', async () => {
  const list = (await server.post('/api/v1/lists', { title: 'Friends' }, alice)).json<{ id: string }>();
  await server.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [await idOf('bob')] }, alice);
  const stream = await open(alice, { stream: 'list', list: list.id });
  await post('carol', 'not on the list');
  const status = await post('bob', 'on the list');
  const frame = await stream.event('update');
  expect(frame.stream).toEqual(['list', list.id]);
  expect(read<WireStatus>(frame).id).toBe(status.id);
  expect(await openStream(url, `?stream=list&list=${list.id}&access_token=${bob}`)).toBe(404);
});

test('an edit is told on every stream but those of tags, and to those who repeated it', async () => {
  const status = await post('bob', 'an #owl');
  await server.post(`/api/v1/statuses/${status.id}/reblog`, {}, alice);
  const stream = await open(alice, USER, { stream: 'public' }, { stream: 'hashtag', tag: 'owl' });
  await server.call('PUT', `/api/v1/statuses/${status.id}`, { token: bob, json: { status: 'two #owl' } });
  expect(read<WireNotification>(await stream.event('notification')).type).toBe('update');
  const frame = await stream.event('status.update');
  expect(frame.stream).toEqual(['public']);
  expect(read<WireStatus>(frame).content).toContain('two');
  expect(await eventsSoFar(stream)).toEqual([]);
});

test('a chat message is told as a notification and to both sides’ chats', async () => {
  const [to, from] = [await open(alice, USER, { stream: 'user:pleroma_chat' }), await open(bob, USER)];
  const chat = await chatWith(bob, 'alice');
  const sent = await server.call('POST', `/api/v1/pleroma/chats/${chat}/messages`, {
    token: bob,
    json: { content: 'psst' },
    headers: { 'idempotency-key': 'one-message' },
  });
  const told = read<WireNotification>(await to.event('notification'));
  expect(told).toMatchObject({
    type: 'pleroma:chat_mention',
    chat_message: { content: 'psst', unread: true },
  });
  const theirs = [await to.event('pleroma:chat_update'), await to.event('pleroma:chat_update')];
  expect(theirs.map(({ stream }) => stream)).toEqual([['user'], ['user:pleroma_chat']]);
  expect(theirs[0] && read<WireChat>(theirs[0])).toMatchObject({
    account: { acct: 'bob' },
    unread: 1,
    last_message: { id: told.chat_message?.id, idempotency_key: 'one-message' },
  });
  expect(read<WireChat>(await from.event('pleroma:chat_update'))).toMatchObject({
    id: chat,
    account: { acct: 'alice' },
    unread: 0,
    last_message: { ...sent.json(), idempotency_key: 'one-message' },
  });
  const { id } = sent.json<{ id: string }>();
  await server.call('DELETE', `/api/v1/pleroma/chats/${chat}/messages/${id}`, { token: bob });
  expect((await to.event('delete')).stream).toBeUndefined();
});

test('a conversation is told of from its second post on', async () => {
  const stream = await open(alice, { stream: 'direct' });
  const first = await post('bob', '@alice one', { visibility: 'direct' });
  expect(read<WireStatus>(await stream.event('update')).id).toBe(first.id);
  const second = await post('bob', '@alice two', { visibility: 'direct', inReplyTo: first.id });
  expect(read<WireConversation>(await stream.event('conversation'))).toMatchObject({
    unread: true,
    accounts: [{ acct: 'bob' }],
    last_status: { id: second.id },
  });
  expect((await eventsSoFar(stream)).toSorted()).toEqual(['update']);
});

test('blocked, muted and silenced voices are not heard on any stream', async () => {
  const carol = await server.signIn('carol');
  const stream = await open(alice, USER, { stream: 'public' });
  const anyone = await openStream(url, '?stream=public');
  if (typeof anyone === 'number') throw new Error(`refused with ${anyone}`);
  await server.post(`/api/v1/accounts/${await idOf('bob')}/block`, {}, alice);
  await server.post(`/api/v1/accounts/${await idOf('carol')}/mute`, {}, alice);
  await post('bob', 'one');
  await post('carol', 'two');
  const mine = await post('alice', 'a thread to be left alone');
  await server.post(`/api/v1/statuses/${mine.id}/mute`, {}, alice);
  await post('dave', 'three', { inReplyTo: mine.id });
  await server.post(`/api/v1/statuses/${mine.id}/reblog`, {}, carol);
  for (const _post of ['one', 'two', 'mine', 'three']) await anyone.event('update');
  const heard = await eventsSoFar(stream);
  expect(heard).toEqual(['update', 'update']);
  expect(stream.unread.map((frame) => read<WireStatus>(frame).id)).toEqual([mine.id, mine.id]);
});

test('a repeat is told to followers, not to the repeated one; taking it back to nobody', async () => {
  const mine = await post('alice', 'repeat me');
  await server.door('act', { as: 'carol', action: 'follow', target: 'bob' });
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  const [author, follower] = [await open(alice, USER), await open(await server.signIn('carol'), USER)];
  await server.post(`/api/v1/statuses/${mine.id}/reblog`, {}, bob);
  expect(read<WireNotification>(await author.event('notification')).type).toBe('reblog');
  expect(read<WireStatus>(await follower.event('update')).reblog?.id).toBe(mine.id);
  await server.post(`/api/v1/statuses/${mine.id}/unreblog`, {}, bob);
  expect(await eventsSoFar(author)).toEqual([]);
  expect(await eventsSoFar(follower)).toEqual([]);
});

test('a change of filters is told only by servers with their second version', async () => {
  const stream = await open(alice, USER);
  await server.post('/api/v1/filters', { phrase: 'x', context: ['home'] }, alice);
  expect(await eventsSoFar(stream)).toEqual([]);
  await server.door('settings', { filtersV2: true });
  await server.post('/api/v2/filters', { title: 'x', context: ['home'] }, alice);
  expect(await stream.event('filters_changed')).toEqual({ event: 'filters_changed', stream: ['user'] });
});

test('a poll that ends is told to its author and its voters', async () => {
  const poll = { options: ['yes', 'no'], expires_in: 300 };
  const made = await server.post('/api/v1/statuses', { status: 'well?', poll }, bob);
  const { poll: asked } = made.json<WireStatus & { poll: { id: string } }>();
  await server.post(`/api/v1/polls/${asked.id}/votes`, { choices: [0] }, alice);
  const [voter, author] = [await open(alice, USER), await open(bob, USER)];
  await server.door('clock', { offsetMs: 301_000 });
  expect(read<WireNotification>(await voter.event('notification'))).toMatchObject({
    type: 'poll',
    account: { acct: 'bob' },
    status: { poll: { expired: true } },
  });
  expect(read<WireNotification>(await author.event('notification')).type).toBe('poll');
});
