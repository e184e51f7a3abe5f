import { lookupAccount, muteAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { decisionsOf } from './decisions-of';
import { keptAwayOf } from './kept-away-of';
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
  await keptAwayOf(client).muted.load();
  expect(Math.abs((end() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
});
