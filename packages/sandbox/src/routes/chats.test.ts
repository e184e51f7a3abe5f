import type { WireChat, WireChatMessage } from '@linnet/api/wire';
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

const CHATS = '/api/v1/pleroma/chats';

async function idOf(name: string): Promise<string> {
  return (await server.get(`/api/v1/accounts/lookup?acct=${name}`)).json<{ id: string }>().id;
}

async function chatWith(token: string, name: string): Promise<WireChat> {
  return (await server.post(`${CHATS}/by-account-id/${await idOf(name)}`, {}, token)).json<WireChat>();
}

async function chats(token: string): Promise<WireChat[]> {
  return (await server.get(CHATS, token)).json<WireChat[]>();
}

async function send(token: string, chat: WireChat, content: string): Promise<WireChatMessage> {
  return (await server.post(`${CHATS}/${chat.id}/messages`, { content }, token)).json<WireChatMessage>();
}

async function messages(token: string, chatId: string, query = ''): Promise<WireChatMessage[]> {
  return (await server.get(`${CHATS}/${chatId}/messages${query}`, token)).json<WireChatMessage[]>();
}

test('a chat is made once, and each side has its own', async () => {
  const mine = await chatWith(alice, 'bob');
  expect(mine).toMatchObject({ account: { acct: 'bob' }, unread: 0, last_message: null });
  expect((await chatWith(alice, 'bob')).id).toBe(mine.id);
  const sent = await send(alice, mine, 'hello :blobcat:\n@bob');
  expect(sent).toMatchObject({
    chat_id: mine.id,
    account_id: await idOf('alice'),
    unread: false,
    attachment: null,
    card: null,
  });
  expect(sent.content).toContain('<br/>');
  const [theirs] = await chats(bob);
  expect(theirs).toMatchObject({ account: { acct: 'alice' }, unread: 1, last_message: { unread: true } });
  expect(theirs?.id).not.toBe(mine.id);
  expect(theirs?.last_message?.id).not.toBe(sent.id);
  expect((await server.get(`${CHATS}/${mine.id}`, bob)).status).toBe(404);
});

test('chats are listed by their last word, all of them or in pages', async () => {
  const [withBob, withCarol] = [await chatWith(alice, 'bob'), await chatWith(alice, 'carol')];
  await server.door('clock', { offsetMs: 5_000 });
  await send(alice, withBob, 'later');
  expect((await chats(alice)).map(({ id }) => id)).toEqual([withBob.id, withCarol.id]);
  const page = await server.get('/api/v2/pleroma/chats?limit=1', alice);
  expect(page.json<WireChat[]>().map(({ id }) => id)).toEqual([withBob.id]);
  expect(page.headers.get('link')).toContain(`max_id=${withBob.id}`);
});

test('messages come in pages, newest first', async () => {
  const chat = await chatWith(alice, 'bob');
  const sent: string[] = [];
  for (const text of ['1', '2', '3', '4', '5']) sent.unshift((await send(alice, chat, text)).id);
  expect((await messages(alice, chat.id, '?limit=2')).map(({ id }) => id)).toEqual(sent.slice(0, 2));
  const older = await messages(alice, chat.id, `?limit=2&max_id=${sent[1]}`);
  expect(older.map(({ id }) => id)).toEqual(sent.slice(2, 4));
  const newer = await messages(alice, chat.id, `?limit=2&min_id=${sent[3]}`);
  expect(newer.map(({ id }) => id)).toEqual(sent.slice(1, 3));
});

test('reading up to a message lowers the unread count', async () => {
  const chat = await chatWith(alice, 'bob');
  for (const text of ['1', '2', '3']) await send(alice, chat, text);
  const [theirs] = await chats(bob);
  const [, second] = await messages(bob, theirs?.id ?? '');
  expect((await server.post(`${CHATS}/${theirs?.id}/read`, {}, bob)).json()).toMatchObject({
    error: 'Missing field: last_read_id.',
  });
  const read = await server.post(`${CHATS}/${theirs?.id}/read`, { last_read_id: second?.id }, bob);
  expect(read.json<WireChat>().unread).toBe(1);
  const [third] = await messages(bob, theirs?.id ?? '');
  const one = await server.post(`${CHATS}/${theirs?.id}/messages/${third?.id}/read`, {}, bob);
  expect(one.json<WireChatMessage>().unread).toBe(false);
  expect((await chats(bob))[0]?.unread).toBe(0);
});

test('one’s own message is deleted for both, another’s only here', async () => {
  const chat = await chatWith(alice, 'bob');
  const [own, kept] = [await send(alice, chat, 'oops'), await send(alice, chat, 'kept')];
  const deleted = await server.call('DELETE', `${CHATS}/${chat.id}/messages/${own.id}`, { token: alice });
  expect(deleted.json()).toMatchObject({ id: own.id, content: 'oops' });
  const [theirs] = await chats(bob);
  const [left, ...more] = await messages(bob, theirs?.id ?? '');
  expect([left?.content, more]).toEqual(['kept', []]);
  await server.call('DELETE', `${CHATS}/${theirs?.id}/messages/${left?.id}`, { token: bob });
  expect(await messages(bob, theirs?.id ?? '')).toEqual([]);
  expect((await messages(alice, chat.id)).map(({ id }) => id)).toEqual([kept.id]);
  const again = await server.call('DELETE', `${CHATS}/${chat.id}/messages/${own.id}`, { token: alice });
  expect([again.status, again.json()]).toEqual([400, { error: 'could_not_delete' }]);
});

test('an uploaded file goes with a message, or alone', async () => {
  const form = new FormData();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('file', new File([Buffer.from(pixel, 'base64')], 'dot.png', { type: 'image/png' }));
  const upload = new Request('http://localhost:8080/api/v1/media', {
    method: 'POST',
    headers: { authorization: `Bearer ${alice}` },
    body: form,
  });
  const { id } = (await (await server.sandbox.fetch(upload)).json()) as { id: string };
  const chat = await chatWith(alice, 'bob');
  const sent = await server.post(`${CHATS}/${chat.id}/messages`, { media_id: id }, alice);
  expect(sent.json()).toMatchObject({ content: null, attachment: { id, type: 'image' } });
});

test('what is not to be sent is refused as the real server does', async () => {
  const chat = await chatWith(alice, 'bob');
  const refusal = async (json: unknown) => {
    const answer = await server.post(`${CHATS}/${chat.id}/messages`, json, alice);
    return [answer.status, answer.json()];
  };
  expect(await refusal({})).toEqual([400, { error: 'no_content' }]);
  expect((await refusal({ content: '' }))[0]).toBe(500);
  await server.door('settings', { chatLimit: 5 });
  expect(await refusal({ content: 'too long' })).toEqual([400, { error: 'content_too_long' }]);
  expect((await server.post(`${CHATS}/by-account-id/nobody`, {}, alice)).status).toBe(500);
  const unknown = await server.get(`${CHATS}/999/messages`, alice);
  expect([unknown.status, unknown.json()]).toEqual([404, { error: 'Record not found' }]);
});

test('somebody who takes no messages gets a chat, and the first message crashes', async () => {
  await server.call('PATCH', '/api/v1/accounts/update_credentials', {
    token: bob,
    json: { accepts_chat_messages: false },
  });
  const chat = await chatWith(alice, 'bob');
  const sent = await server.post(`${CHATS}/${chat.id}/messages`, { content: 'hi' }, alice);
  expect([sent.status, sent.json()]).toEqual([500, { errors: { detail: 'Internal server error' } }]);
});

test('a message sent twice with one key is one message', async () => {
  const chat = await chatWith(alice, 'bob');
  for (const _attempt of ['first', 'again']) {
    await server.call('POST', `${CHATS}/${chat.id}/messages`, {
      token: alice,
      json: { content: 'once' },
      headers: { 'idempotency-key': 'the-key' },
    });
  }
  const all = await messages(alice, chat.id);
  expect(all.map(({ idempotency_key }) => idempotency_key)).toEqual(['the-key']);
});

test('chats with blocked people are left out, those with muted ones come back on request', async () => {
  const [withBob] = [await chatWith(alice, 'bob'), await chatWith(alice, 'carol')];
  await server.post(`/api/v1/accounts/${await idOf('carol')}/block`, {}, alice);
  expect((await chats(alice)).map(({ id }) => id)).toEqual([withBob.id]);
  await server.post(`/api/v1/accounts/${await idOf('bob')}/mute`, {}, alice);
  expect(await chats(alice)).toEqual([]);
  expect((await server.get(`${CHATS}?with_muted=true`, alice)).json()).toHaveLength(1);
});
