import type { WireAccount, WireConversation, WireOriginalStatus, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import { tokenFor } from '../testing/token-for';

let sandbox: TestSandbox;
let alice: string;
let bob: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  alice = await sandbox.signIn('alice');
  bob = await sandbox.signIn('bob');
  return () => sandbox.sandbox.close();
});

async function direct(status: string, token: string, more: object = {}): Promise<WireOriginalStatus> {
  const json = { status, visibility: 'direct', ...more };
  return (await sandbox.post('/api/v1/statuses', json, token)).json<WireOriginalStatus>();
}

async function conversations(token: string, query = ''): Promise<WireConversation[]> {
  return (await sandbox.get(`/api/v1/conversations${query}`, token)).json<WireConversation[]>();
}

const inShort = ({ accounts, unread, last_status }: WireConversation) => [
  accounts.map(({ acct }) => acct),
  unread,
  last_status.content.replace(/<[^>]*>/g, ''),
];

test('a direct post is a conversation of everybody it names, unread for all but its author', async () => {
  const status = await direct('@bob @carol hello', alice);
  expect((await conversations(alice)).map(inShort)).toEqual([[['bob', 'carol'], false, '@bob @carol hello']]);
  expect((await conversations(bob)).map(inShort)).toEqual([[['alice', 'carol'], true, '@bob @carol hello']]);
  const dave = await sandbox.signIn('dave');
  expect(await conversations(dave)).toEqual([]);
  const [own] = await conversations(alice);
  expect(String(status.pleroma.direct_conversation_id)).toBe(own?.id);
});

test('an answer moves the conversation up and makes it unread again', async () => {
  const first = await direct('@bob first', alice);
  await sandbox.door('clock', { offsetMs: 1_000 });
  await direct('@bob second', alice);
  await sandbox.door('clock', { offsetMs: 2_000 });
  await direct('@alice answer', bob, { in_reply_to_id: first.id });
  expect((await conversations(alice)).map(inShort)).toEqual([
    [['bob'], true, '@alice answer'],
    [['bob'], false, '@bob second'],
  ]);
  expect((await conversations(bob)).map(({ unread }) => unread)).toEqual([false, true]);
});

test('a conversation is marked read, or all of them are', async () => {
  await direct('@bob one', alice);
  await direct('@bob two', alice);
  const [newest] = await conversations(bob);
  const read = await sandbox.post(`/api/v1/conversations/${newest?.id}/read`, {}, bob);
  expect(read.json<WireConversation>()).toMatchObject({ id: newest?.id, unread: false });
  expect((await conversations(bob)).map(({ unread }) => unread)).toEqual([false, true]);
  const rest = await sandbox.post('/api/v1/pleroma/conversations/read', {}, bob);
  expect(rest.json<WireConversation[]>().map(inShort)).toEqual([[['alice'], false, '@bob one']]);
  expect((await conversations(bob)).some(({ unread }) => unread)).toBe(false);
});

test('a deleted conversation is gone for its owner only, and a new post opens it anew', async () => {
  const first = await direct('@bob hello', alice);
  const [before] = await conversations(bob);
  const answer = await sandbox.call('DELETE', `/api/v1/conversations/${before?.id}`, { token: bob });
  expect([answer.status, answer.json()]).toEqual([200, {}]);
  expect(await conversations(bob)).toEqual([]);
  expect(await conversations(alice)).toHaveLength(1);
  await direct('@bob again', alice, { in_reply_to_id: first.id });
  const [after] = await conversations(bob);
  expect(after?.id).not.toBe(before?.id);
});

test('the posts of a conversation are listed with their page links', async () => {
  const first = await direct('@bob one', alice);
  const second = await direct('@alice two', bob, { in_reply_to_id: first.id });
  const [own] = await conversations(alice);
  const path = `/api/v1/pleroma/conversations/${own?.id}/statuses`;
  const page = await sandbox.get(path, alice);
  expect(page.json<WireStatus[]>().map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(page.headers.get('link')).toContain(`${path}?limit=20&max_id=${second.id}&offset=0>; rel="next"`);
  expect((await sandbox.get(path, bob)).status).toBe(404);
});

test('an answer into a conversation goes to its recipients without naming them', async () => {
  await direct('@bob hello', alice);
  const [own] = await conversations(alice);
  const carol = (await sandbox.get('/api/v1/accounts/lookup?acct=carol')).json<WireAccount>();
  const path = `/api/v1/pleroma/conversations/${own?.id}?recipients[]=${carol.id}`;
  const changed = await sandbox.call('PATCH', path, { token: alice });
  expect(changed.json<WireConversation>().accounts.map(({ acct }) => acct)).toEqual(['carol']);
  const answer = await sandbox.post(
    '/api/v1/statuses',
    { status: 'unnamed', in_reply_to_conversation_id: own?.id },
    alice,
  );
  expect(answer.json<WireOriginalStatus>()).toMatchObject({
    visibility: 'direct',
    mentions: [{ acct: 'carol' }],
    pleroma: { direct_conversation_id: Number(own?.id) },
  });
});

test('when its last post is deleted the one before it stands there; without any it is not listed', async () => {
  const first = await direct('@bob one', alice);
  const second = await direct('@bob two', alice, { in_reply_to_id: first.id });
  await sandbox.call('DELETE', `/api/v1/statuses/${second.id}`, { token: alice });
  expect((await conversations(bob)).map(({ last_status }) => last_status.id)).toEqual([first.id]);
  await sandbox.call('DELETE', `/api/v1/statuses/${first.id}`, { token: alice });
  expect(await conversations(bob)).toEqual([]);
});

test('conversations can be asked for by who takes part, and nobody else', async () => {
  await direct('@bob one', alice);
  await direct('@carol two', alice);
  await direct('@bob @carol three', alice);
  const carol = (await sandbox.get('/api/v1/accounts/lookup?acct=carol')).json<WireAccount>();
  const found = await conversations(alice, `?recipients[]=${carol.id}`);
  expect(found.map(inShort)).toEqual([[['carol'], false, '@carol two']]);
});

test('a conversation without others names its owner', async () => {
  await direct('a note to myself', alice);
  expect((await conversations(alice)).map(inShort)).toEqual([[['alice'], false, 'a note to myself']]);
});

test('a conversation of somebody else is not there', async () => {
  await direct('@bob hello', alice);
  const [own] = await conversations(alice);
  for (const [method, path, status] of [
    ['GET', `/api/v1/pleroma/conversations/${own?.id}`, 404],
    ['POST', `/api/v1/conversations/${own?.id}/read`, 500],
    ['DELETE', `/api/v1/conversations/${own?.id}`, 404],
  ] as const) {
    expect((await sandbox.call(method, path, { token: bob })).status).toBe(status);
  }
});

test('the direct timeline holds what one wrote and got, nobody else sees it, and who is blocked is gone from it', async () => {
  const first = await direct('@bob one', alice);
  const second = await direct('@alice two', bob);
  await sandbox.post('/api/v1/statuses', { status: '@bob aloud' }, alice);
  const page = await sandbox.get('/api/v1/timelines/direct', alice);
  expect(page.json<WireStatus[]>().map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(page.headers.get('link')).toContain(
    `/api/v1/timelines/direct?limit=20&max_id=${first.id}&offset=0>`,
  );
  const carol = await sandbox.signIn('carol');
  expect((await sandbox.get('/api/v1/timelines/direct', carol)).json()).toEqual([]);
  const { id } = (await sandbox.get('/api/v1/accounts/lookup?acct=bob')).json<WireAccount>();
  const left = async () =>
    (await sandbox.get('/api/v1/timelines/direct', alice)).json<WireStatus[]>().map((status) => status.id);
  await sandbox.post(`/api/v1/accounts/${id}/mute`, {}, alice);
  expect(await left()).toContain(second.id);
  await sandbox.post(`/api/v1/accounts/${id}/block`, {}, alice);
  expect(await left()).not.toContain(second.id);
});

test('a direct post by itself names its conversation, in lists it does not', async () => {
  const { id } = await direct('@alice between us', bob);
  const alone = (await sandbox.get(`/api/v1/statuses/${id}`, alice)).json<WireOriginalStatus>();
  expect(typeof alone.pleroma.direct_conversation_id).toBe('number');
  const [listed] = (await sandbox.get('/api/v1/timelines/direct', alice)).json<WireOriginalStatus[]>();
  expect(listed).toMatchObject({ id, pleroma: { direct_conversation_id: null } });
});

test('at Mastodon each set of people has a conversation of its own, and pages go by the last post', async () => {
  const mastodon = await startSandbox({ character: 'mastodon' });
  onTestFinished(() => mastodon.sandbox.close());
  const tokenOf = (username: string) =>
    tokenFor(mastodon, { character: 'mastodon', username, scopes: 'read write' });
  const [hers, his] = [await tokenOf('alice'), await tokenOf('bob')];
  const write = async (status: string, token: string, more: object = {}) => {
    const json = { status, visibility: 'direct', ...more };
    return (await mastodon.post('/api/v1/statuses', json, token)).json<WireOriginalStatus>();
  };
  const list = async (query = '') =>
    (await mastodon.get(`/api/v1/conversations${query}`, hers)).json<WireConversation[]>();
  const first = await write('@alice one', his);
  const second = await write('@alice @carol two', his, { in_reply_to_id: first.id });
  const third = await write('@bob three', hers, { in_reply_to_id: second.id });
  const inOrder = (await list()).map(({ last_status, unread }) => [last_status.id, unread]);
  expect(inOrder).toEqual([
    [third.id, false],
    [second.id, true],
  ]);
  const page = await mastodon.get('/api/v1/conversations?limit=1', hers);
  expect(page.headers.get('link')).toContain(`max_id=${third.id}>; rel="next"`);
  expect((await list(`?max_id=${third.id}`)).map(({ last_status }) => last_status.id)).toEqual([second.id]);
  await mastodon.call('DELETE', `/api/v1/statuses/${third.id}`, { token: hers });
  expect((await list()).map(({ last_status }) => last_status.id)).toEqual([second.id, first.id]);
  expect((await mastodon.post('/api/v1/conversations/999999/read', {}, hers)).status).toBe(404);
});
