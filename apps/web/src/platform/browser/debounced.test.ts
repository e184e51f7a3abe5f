import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced } from './debounced';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function begin() {
  const task = vi.fn<() => void>();
  return { task, ...debounced(task, { pauseMs: 90, maxDelayMs: 1000 }) };
}

test('runs once, in the pause after several calls', () => {
  const { task, schedule } = begin();
  for (let calls = 0; calls < 5; calls++) {
    schedule();
    vi.advanceTimersByTime(30);
  }
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs at the latest after a second, though there is no pause', () => {
  const { task, schedule } = begin();
  for (let calls = 0; calls < 40; calls++) {
    schedule();
    vi.advanceTimersByTime(30);
  }
  expect(task).toHaveBeenCalledTimes(1);
});

test('does not run after it was ended, and runs at the next call', () => {
  const { task, schedule, end } = begin();
  schedule();
  end();
  vi.advanceTimersByTime(2000);
  expect(task).not.toHaveBeenCalled();
  schedule();
  vi.advanceTimersByTime(90);
  expect(task).toHaveBeenCalledTimes(1);
});
