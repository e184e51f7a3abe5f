import type { WireNotification, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 4, 14) });
  server = await startSandbox({ seed: 'demo', quietLife: false });
});
afterEach(async () => {
  await server.sandbox.close();
  vi.useRealTimers();
});

test('somebody likes what a signed-in person posts, within fourteen seconds', async () => {
  const { id } = (await server.door('post', { as: 'alice', text: 'Anybody awake?' })).json<WireStatus>();
  await vi.advanceTimersByTimeAsync(14_500);
  const alice = await server.signIn('alice');
  const told = (await server.get('/api/v1/notifications?types[]=favourite', alice)).json<
    WireNotification[]
  >();
  expect(told[0]).toMatchObject({ status: { id } });
  expect(['alice', 'bob', 'carol', 'dave']).not.toContain(told[0]?.account.acct);
});

test('something happens every minute, but never in the name of those who sign in', async () => {
  const before = (await server.get('/api/v1/timelines/public?limit=1')).json<WireStatus[]>();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  const since = (await server.get(`/api/v1/timelines/public?limit=40&since_id=${before[0]?.id}`)).json<
    WireStatus[]
  >();
  expect(since.length).toBeGreaterThan(3);
  for (const status of since) expect(['alice', 'bob', 'carol', 'dave']).not.toContain(status.account.acct);
});
