import type { ErrorReason } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createThreadPolling } from './thread-polling';

const offline: ErrorReason = { kind: 'offline', timedOut: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(posts: number) {
  const answers: (ErrorReason | null)[] = [];
  const look = vi.fn<() => Promise<ErrorReason | null>>(async () => answers.shift() ?? null);
  const options = { poll: look, size: () => posts, attention: createCell(true), random: () => 0 };
  return { answers, look, ...createThreadPolling(options) };
}

test('a thread is looked at every ten seconds, as long as somebody has it before them', async () => {
  const { look, begin } = watch(3);
  const end = begin();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('who comes back after a while is told at once, who was away for a moment is not', async () => {
  const { look, begin } = watch(3);
  begin()();
  await vi.advanceTimersByTimeAsync(4_000);
  begin()();
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a long thread is looked at less often', async () => {
  const { look, begin } = watch(600);
  begin();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
});

test('while the server does not answer it is asked less and less, but still once a minute', async () => {
  const { answers, look, begin } = watch(3);
  answers.push(offline, offline, offline, offline);
  begin();
  // After 10, 30, 70 and 130 s.
  for (const [seconds, looks] of [10, 20, 40, 60].map((wait, index) => [wait, index + 1] as const)) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(look).toHaveBeenCalledTimes(looks - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(looks);
  }
});

test('what was asked for anyway is not asked for again at once', async () => {
  const { look, begin, loaded } = watch(3);
  begin();
  await vi.advanceTimersByTimeAsync(8_000);
  loaded();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(look).toHaveBeenCalledTimes(1);
});
