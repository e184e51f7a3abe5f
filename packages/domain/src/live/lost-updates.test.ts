import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { watchLostUpdates } from './lost-updates';
import type { LiveState } from '../events/live-state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin({ isSignedIn = true } = {}) {
  const state = createCell<LiveState>('starting-initial');
  const lost = watchLostUpdates({ state, isSignedIn: () => isSignedIn });
  const goThrough = (...states: LiveState[]) => states.forEach(state.set);
  goThrough('joined');
  return { lost, goThrough };
}

test('a server that restarts and is back with the next try was not lost', async () => {
  const { lost, goThrough } = begin();
  goThrough('error', 'starting', 'joined');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost.get()).toBe(false);
});

test('live updates count as lost when joining again has failed, until it succeeds', () => {
  const { lost, goThrough } = begin();
  goThrough('error', 'starting', 'error');
  expect(lost.get()).toBe(true);
  goThrough('starting');
  expect(lost.get()).toBe(true);
  goThrough('joined');
  expect(lost.get()).toBe(false);
});

test('live updates count as lost when joining again takes long', async () => {
  const { lost, goThrough } = begin();
  goThrough('error', 'starting');
  await vi.advanceTimersByTimeAsync(4999);
  expect(lost.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(lost.get()).toBe(true);
});

test('live updates that are switched off are not lost', async () => {
  const { lost, goThrough } = begin();
  goThrough('error', 'disabled');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost.get()).toBe(false);
});

test('visitors miss nothing that they were promised', () => {
  const { lost, goThrough } = begin({ isSignedIn: false });
  goThrough('error', 'starting', 'error');
  expect(lost.get()).toBe(false);
});
