import { afterEach, expect, test, vi } from 'vitest';
import { openDevice } from '../testing/settings-device';
import { type SettingsSandbox, startSettingsSandbox } from '../testing/settings-sandbox';
import type { NetworkDelay } from '../testing/settings-server';

afterEach(() => vi.useRealTimers());

const START = Date.parse('2026-03-01');
const quick: NetworkDelay = { requestMs: 5, responseMs: 5, lost: null };

/** The sandbox, whose changes of a profile take so many milliseconds; from here on the time is the test's. */
async function serverThatWorks(work: number): Promise<SettingsSandbox> {
  const server = await startSettingsSandbox();
  vi.useFakeTimers({ now: START });
  await server.setConditions(() => quick, work);
  return server;
}

/** What our record on the server has. */
async function entriesOn(server: SettingsSandbox): Promise<readonly string[]> {
  const { linnet } = (await server.store()) as { linnet?: { entries?: Record<string, unknown> } };
  return Object.keys(linnet?.entries ?? {}).toSorted();
}

test('two devices write in the same moment: both choices are on the server, with nobody looking again', async () => {
  const server = await serverThatWorks(800);
  const desk = await openDevice({ server, random: () => 0.3 });
  const phone = await openDevice({ server, random: () => 0.3 });
  const writes = server.writes();
  desk.settings.write('stopGifs', false);
  phone.settings.write('greentext', true);
  await vi.advanceTimersByTimeAsync(2600);
  // Both have written by now, and one has undone the other.
  expect(server.writes() - writes).toBeGreaterThanOrEqual(2);
  expect(await entriesOn(server)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await entriesOn(server)).toEqual(['greentext', 'stopGifs']);
  desk.synced.end();
  phone.synced.end();
});

test('a slow change of another client that undoes ours after it was read back is noticed, and ours is sent again', async () => {
  const server = await serverThatWorks(0);
  const desk = await openDevice({ server });
  await server.setConditions(() => quick, 6000);
  const slow = server.put({ soapbox_fe: { theme: 'dark' } });
  await vi.advanceTimersByTimeAsync(100);
  await server.setConditions(() => quick, 1);
  desk.settings.write('stopGifs', false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await entriesOn(server)).toEqual(['stopGifs']);
  await vi.advanceTimersByTimeAsync(3000);
  await slow;
  expect(await entriesOn(server)).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await entriesOn(server)).toEqual(['stopGifs']);
  expect(await server.store()).toMatchObject({ soapbox_fe: { theme: 'dark' } });
  desk.synced.end();
});
