import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogRest } from './log-rest';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('lines that somebody scrolls past wait until the log is at rest, those of a resting log do not', () => {
  const rest = createLogRest();
  const [first, passed, left] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  rest.wait(first);
  expect(first).toHaveBeenCalledTimes(1);

  rest.moved();
  rest.wait(passed);
  const stop = rest.wait(left);
  vi.advanceTimersByTime(140);
  rest.moved();
  vi.advanceTimersByTime(140);
  expect(passed).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(20);
  expect(passed).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
