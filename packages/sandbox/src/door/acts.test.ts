import type { WireOriginalStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../testing/post-status';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
let id: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
  ({ id } = await postStatus(server, alice, { status: 'Act!' }));
});

const act = (as: string, action: string, more: object = {}) =>
  server.door('act', { as, action, status: id, ...more });
const seen = async (token: string) =>
  (await server.get(`/api/v1/statuses/${id}`, token)).json<WireOriginalStatus>();

test('somebody is made to keep, pin and silence a post', async () => {
  await act('alice', 'pin');
  await act('bob', 'bookmark');
  await act('bob', 'mute-conversation');
  expect(await seen(bob)).toMatchObject({ pinned: true, bookmarked: true, muted: true });
  expect(await seen(alice)).toMatchObject({ pinned: true, bookmarked: false, muted: false });
});

test('the emoji of another server may be used by all once somebody there has used it', async () => {
  const owl = { emoji: 'owl@far.example', pictureUrl: 'https://far.example/owl.png' };
  await act('carol', 'react', owl);
  const path = `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent(owl.emoji)}`;
  const status = (await server.call('PUT', path, { token: bob })).json<WireOriginalStatus>();
  expect(status.pleroma.emoji_reactions).toMatchObject([
    { name: 'owl@far.example', url: 'https://far.example/owl.png', count: 2, me: true },
  ]);
  await act('carol', 'unreact', { emoji: owl.emoji });
  expect((await seen(alice)).pleroma.emoji_reactions).toMatchObject([{ count: 1 }]);
});

test('an act that nobody knows is refused with those that are known', async () => {
  const refused = await act('bob', 'dance');
  expect(refused.status).toBe(422);
  expect(refused.json<{ error: string }>().error).toContain('favourite, reblog');
});

test('a crowd follows somebody and has favourited a post, and nobody hears of it', async () => {
  await server.door('crowd', { count: 60, name: 'starling', follow: 'alice', status: id });
  expect(await seen(alice)).toMatchObject({ favourites_count: 60 });
  const me = (await server.get('/api/v1/accounts/verify_credentials', alice)).json<{ id: string }>();
  const page = await server.get(`/api/v1/accounts/${me.id}/followers?limit=40`, alice);
  expect(page.json<{ acct: string }[]>()).toHaveLength(40);
  expect(page.json<{ acct: string }[]>()[0]?.acct).toBe('starling59@crowd.example');
  expect((await server.get('/api/v1/notifications', alice)).json()).toEqual([]);
});

test('a long chat is there at once, read by both, and nobody hears of it', async () => {
  await server.door('messages', { as: 'bob', with: 'alice', count: 45 });
  const [chat] = (await server.get('/api/v1/pleroma/chats', alice)).json<
    { id: string; unread: number; last_message: { content: string } }[]
  >();
  expect(chat).toMatchObject({ unread: 0 });
  expect(chat?.last_message.content).toMatch(/^Number 45\./);
  const page = await server.get(`/api/v1/pleroma/chats/${chat?.id}/messages`, alice);
  expect(page.json<unknown[]>()).toHaveLength(20);
  expect((await server.get('/api/v1/notifications', alice)).json()).toEqual([]);
});
