import { lookupAccount, muteAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { decisionsOf } from './decisions';
import { mutesAndBlocksOf } from './mutes-and-blocks-of';
import { muteEndsIn } from './mute-ends';

afterEach(() => void vi.useRealTimers());

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const bob = await client.send(lookupAccount('bob'));
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path === '/api/v1/accounts/relationships').length;
  return {
    ...server,
    client,
    bob,
    asked,
    muting: () => client.graph.relationships.get(bob.id)?.muting,
    end: () => muteEndsIn(client.graph).of(bob.id),
    decide: (seconds: number) =>
      decisionsOf(client).decide(bob, { kind: 'mute', on: true, notifications: true, seconds }),
  };
}

const timers = { toFake: ['setTimeout', 'clearTimeout', 'Date'] } as const;

test('whose mute is over can be heard again without a reload, and the server is asked once', async () => {
  vi.useFakeTimers({ toFake: [...timers.toFake] });
  const { decide, door, muting, asked, end } = await begin();
  await decide(600);
  expect(muting()).toBe(true);
  expect(end()).toBe(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(await asked()).toBe(0);
  await door('clock', { offsetMs: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(muting()).toBe(false));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await asked()).toBe(1);
});

test('who is muted anew has the new end, and one for ever has none', async () => {
  vi.useFakeTimers({ toFake: [...timers.toFake] });
  const { decide, asked, end, muting } = await begin();
  await decide(60);
  await decide(0);
  expect(end()).toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(muting()).toBe(true);
  expect(await asked()).toBe(0);
});

test('the list of those who are muted tells ends that were chosen elsewhere', async () => {
  const { client, bob, end } = await begin();
  expect(end()).toBeUndefined();
  await client.send(muteAccount(bob.id, { notifications: true, seconds: 3600 }));
  await mutesAndBlocksOf(client).muted.load();
  expect(Math.abs((end() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
});

/** The list of mutes is answered, and before that arrives, something else is done. */
async function beginListing(tellsEnds: boolean) {
  const server = await startServer();
  let meanwhile = async (): Promise<void> => {};
  const client = await server.visitAs('alice', {
    async between(request, next) {
      const answer = await next(request);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/v1/mutes') return answer;
      const told = (await answer.json()) as object[];
      if (searchParams.has('with_relationships')) await meanwhile();
      return Response.json(tellsEnds ? told : told.map((one) => ({ ...one, mute_expires_at: undefined })));
    },
  });
  const bob = await client.send(lookupAccount('bob'));
  const { decide } = decisionsOf(client);
  return {
    mute: async (seconds: number) =>
      void (await decide(bob, { kind: 'mute', on: true, notifications: true, seconds })),
    async list(during = async (): Promise<void> => {}) {
      meanwhile = during;
      await mutesAndBlocksOf(client).muted.load();
    },
    /** Minutes until it is over; null for never. */
    left() {
      const end = muteEndsIn(client.graph).of(bob.id);
      return end ? Math.round((end - Date.now()) / 60_000) : end;
    },
  };
}

test('an end that was chosen while the list was asked for stays', async () => {
  const { mute, list, left } = await beginListing(true);
  await mute(36_000);
  await list(() => mute(600));
  expect(left()).toBe(10);
  await list(() => mute(0));
  expect(left()).toBeNull();
  await list(() => mute(600));
  expect(left()).toBe(10);
});

test('an end that lies ahead stays where the list tells none', async () => {
  const { mute, list, left } = await beginListing(false);
  await mute(600);
  await list();
  expect(left()).toBe(10);
  await mute(0);
  await list();
  expect(left()).toBeNull();
});

test('with the reader goes when their mutes end', async () => {
  vi.useFakeTimers({ toFake: [...timers.toFake] });
  const { client, decide, asked } = await begin();
  await decide(600);
  await client.accounts.signOut();
  await vi.advanceTimersByTimeAsync(700_000);
  expect(await asked()).toBe(0);
});
