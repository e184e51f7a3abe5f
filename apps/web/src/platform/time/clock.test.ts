import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('wakes each sleeper at its own time, with one timer', () => {
  const clock = new Clock();
  const start = Date.now();
  const woken: string[] = [];
  clock.wakeAt(start + 3_000, () => woken.push('late'));
  clock.wakeAt(start + 1_000, () => woken.push('early'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(woken).toEqual(['early']);
  vi.advanceTimersByTime(2_000);
  expect(woken).toEqual(['early', 'late']);
  expect(vi.getTimerCount()).toBe(0);
});

test('does not wake who has left', () => {
  const clock = new Clock();
  const wake = vi.fn<() => void>();
  const leave = clock.wakeAt(Date.now() + 1_000, wake);
  leave();
  vi.advanceTimersByTime(5_000);
  expect(wake).not.toHaveBeenCalled();
});
