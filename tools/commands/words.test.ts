import { beforeEach, expect, test, vi } from 'vitest';
import { run } from './words';

const found = vi.hoisted(() => ({ faults: [] as string[], waiting: [] as string[] }));

vi.mock('../words/check-words', () => ({
  checkWords: () => [],
  faultLines: () => found.faults,
  waitingLines: () => found.waiting,
  oldLines: () => [],
  unmarkedLines: () => [],
  summaryLine: () => '34 languages',
}));

beforeEach(() => {
  found.faults = [];
  found.waiting = [];
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

test('a text that waits for its translation stops a release, and nothing else', async () => {
  expect(await run(['--release'])).toBe(0);
  found.waiting = ['de waits for general.save'];
  expect(await run([])).toBe(0);
  expect(await run(['--release'])).toBe(1);
});

test('a fault in a translation stops both', async () => {
  found.faults = ['de: general.save has no English text'];
  expect(await run([])).toBe(1);
  expect(await run(['--release'])).toBe(1);
});
