import { ApiError } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { backupsOf, isTooEarly, nextBackupAt } from './backups';

afterEach(() => void vi.useRealTimers());

const DAY_MS = 24 * 3_600_000;

test('a backup is asked for, followed until it is ready, and then left alone [3.3.020, 3.4.019, 3.7.032]', async () => {
  const { visitAs, requests, door } = await startServer();
  const client = await visitAs('alice');
  const resource = backupsOf(client);
  await resource.load();
  expect(resource.state.get().value).toEqual([]);
  expect(await resource.request()).toBeNull();
  expect(resource.state.get().value).toMatchObject([{ state: 'running', size: null, records: null }]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = resource.follow();
  await door('clock', { offsetMs: 2000 });
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(resource.state.get().value).toMatchObject([{ state: 'ready' }]));
  const [backup] = resource.state.get().value ?? [];
  expect(backup?.size).toBeGreaterThan(0);
  // The address carries no token.
  expect(backup?.url).not.toContain(client.session.token() ?? '?');
  const asked = (await requests()).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await requests()).length).toBe(asked);
  leave();
});

test('too early is told with the time from which it is possible [3.8.006]', async () => {
  const { visitAs } = await startServer();
  const resource = backupsOf(await visitAs('alice'));
  await resource.request();
  const reason = await resource.request();
  if (reason === null) throw new Error('A second backup was begun.');
  expect(isTooEarly(reason)).toBe(true);
  const list = resource.state.get().value ?? [];
  const made = Date.parse(list[0]?.requestedAt ?? '');
  expect(nextBackupAt(list, reason)).toBe(made + 7 * DAY_MS);
  const { reason: other } = new ApiError({ kind: 'offline', timedOut: false });
  expect(isTooEarly(other)).toBe(false);
  expect(nextBackupAt([], reason)).toBeNull();
});

test('after a lost answer the list says whether a backup was begun: then it is no failure', async () => {
  const { visitAs, door } = await startServer();
  const resource = backupsOf(await visitAs('alice'));
  await resource.load();
  await door('fail', { path: '/backups', method: 'POST', status: 0 });
  expect(await resource.request()).toMatchObject({ kind: 'offline' });
  await door('fail', { path: '/backups', method: 'POST', status: 0, after: true });
  expect(await resource.request()).toBeNull();
  expect(resource.state.get().value).toHaveLength(1);
});
