import type { WireNotification, WireOriginalStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});

const act = (token: string, id: string, verb: string) =>
  server.post(`/api/v1/statuses/${id}/${verb}`, {}, token);

test('a pinned status says so to everybody and is listed among the pinned until it is unpinned', async () => {
  const { id, account } = await postStatus(server, alice, { status: 'read this' });
  const pinned = (await act(alice, id, 'pin')).json<WireOriginalStatus>();
  expect(pinned.pinned).toBe(true);
  expect(Date.parse(pinned.pleroma.pinned_at ?? '')).toBeGreaterThan(0);
  expect((await act(alice, id, 'pin')).status).toBe(200);
  const list = async () =>
    (await server.get(`/api/v1/accounts/${account.id}/statuses?pinned=true`)).json<WireOriginalStatus[]>();
  expect((await list()).map((status) => status.id)).toEqual([id]);
  const unpinned = (await act(alice, id, 'unpin')).json<WireOriginalStatus>();
  expect(unpinned).toMatchObject({ pinned: false, pleroma: { pinned_at: null } });
  expect(await list()).toEqual([]);
});

test('only own public statuses are pinned, and no more than allowed', async () => {
  const own = await postStatus(server, alice, { status: 'a' });
  const other = await act(bob, own.id, 'pin');
  expect([other.status, other.json()]).toEqual([422, { error: "Someone else's status cannot be pinned" }]);
  const friends = await postStatus(server, alice, { status: 'b', visibility: 'private' });
  const secret = await act(alice, friends.id, 'pin');
  expect([secret.status, secret.json()]).toEqual([422, { error: 'Non-public status cannot be pinned' }]);
  await server.door('settings', { maxPinned: 1 });
  await act(alice, own.id, 'pin');
  const unlisted = await postStatus(server, alice, { status: 'c', visibility: 'unlisted' });
  const tooMany = await act(alice, unlisted.id, 'pin');
  expect([tooMany.status, tooMany.json()]).toEqual([
    400,
    { error: 'You have already pinned the maximum number of statuses' },
  ]);
  await act(alice, own.id, 'unpin');
  expect((await act(alice, unlisted.id, 'pin')).json()).toMatchObject({ pinned: true });
});

test('a muted conversation is marked in every post of it and tells nothing more', async () => {
  const root = await postStatus(server, alice, { status: 'long talk' });
  const muted = (await act(alice, root.id, 'mute')).json<WireOriginalStatus>();
  expect(muted).toMatchObject({ muted: true, pleroma: { thread_muted: true } });
  const twice = await act(alice, root.id, 'mute');
  expect([twice.status, twice.json()]).toEqual([400, { error: 'conversation is already muted' }]);
  const reply = await postStatus(server, bob, { status: '@alice on and on', in_reply_to_id: root.id });
  expect(reply).toMatchObject({ muted: false, pleroma: { thread_muted: false } });
  const seen = (await server.get(`/api/v1/statuses/${reply.id}`, alice)).json<WireOriginalStatus>();
  expect(seen).toMatchObject({ muted: true, pleroma: { thread_muted: true } });
  const told = async () => (await server.get('/api/v1/notifications', alice)).json<WireNotification[]>();
  expect(await told()).toEqual([]);
  const unmuted = (await act(alice, root.id, 'unmute')).json<WireOriginalStatus>();
  expect(unmuted).toMatchObject({ muted: false, pleroma: { thread_muted: false } });
  await postStatus(server, bob, { status: '@alice again', in_reply_to_id: root.id });
  expect((await told()).map(({ status }) => status?.content)).toEqual([expect.stringContaining('again')]);
});

test('a conversation may be muted for a time', async () => {
  const { id } = await postStatus(server, alice, { status: 'noise' });
  await server.post(`/api/v1/statuses/${id}/mute`, { expires_in: 60 }, bob);
  const isMuted = async () =>
    (await server.get(`/api/v1/statuses/${id}`, bob)).json<WireOriginalStatus>().muted;
  expect(await isMuted()).toBe(true);
  await server.door('clock', { offsetMs: 61_000 });
  expect(await isMuted()).toBe(false);
});

test.each(['mute', 'unmute', 'bookmark', 'unbookmark'])('%s of an unknown status crashes', async (verb) => {
  const crashed = await act(alice, 'gone', verb);
  expect([crashed.status, crashed.json()]).toEqual([500, 'Something went wrong']);
});
