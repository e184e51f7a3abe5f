import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { partFailed } from '../../platform/chunks/lazy-part';
import { watchBuild } from './newer-build';

const HALF_HOUR = 30 * 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  see(true);
});

function see(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch() {
  const ask = vi.fn<() => Promise<string | null>>().mockResolvedValue('first');
  const onNewer = vi.fn<() => void>();
  const onTrouble = vi.fn<(error: unknown) => void>();
  const end = watchBuild({ present: 'first', ask, onNewer, onTrouble });
  onTestFinished(end);
  return { ask, onNewer, onTrouble, end };
}

test('asks every half hour, and tells of each build once', async () => {
  const { ask, onNewer } = watch();
  await vi.advanceTimersByTimeAsync(HALF_HOUR - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onNewer).not.toHaveBeenCalled();
  ask.mockResolvedValue('second');
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue('third');
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(2);
});

test('a tab that nobody sees asks nothing, and asks as soon as it is seen again', async () => {
  const { ask } = watch();
  see(false);
  await vi.advanceTimersByTimeAsync(4 * HALF_HOUR);
  expect(ask).not.toHaveBeenCalled();
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  see(false);
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a part that does not come any more makes it ask at once', async () => {
  const { ask, onNewer } = watch();
  ask.mockResolvedValue('second');
  dispatchEvent(new Event(partFailed));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('a server that cannot say, or cannot be reached, offers nothing and is asked again', async () => {
  const { ask, onNewer, onTrouble } = watch();
  ask.mockResolvedValueOnce(null).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect(onNewer).not.toHaveBeenCalled();
  ask.mockResolvedValue('second');
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('asks nothing any more once it has ended', async () => {
  const { ask, end } = watch();
  end();
  dispatchEvent(new Event(partFailed));
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(ask).not.toHaveBeenCalled();
});
