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
  const fetchBuild = vi.fn<() => Promise<string | null>>().mockResolvedValue('first');
  const onNewer = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const end = watchBuild({ currentBuild: 'first', fetchBuild, onNewer, onError });
  onTestFinished(end);
  return { fetchBuild, onNewer, onError, end };
}

test('asks every half hour, and tells of each build once', async () => {
  const { fetchBuild, onNewer } = watch();
  await vi.advanceTimersByTimeAsync(HALF_HOUR - 1);
  expect(fetchBuild).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchBuild).toHaveBeenCalledTimes(1);
  expect(onNewer).not.toHaveBeenCalled();
  fetchBuild.mockResolvedValue('second');
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
  fetchBuild.mockResolvedValue('third');
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(2);
});

test('a tab that nobody sees asks nothing, and asks as soon as it is seen again', async () => {
  const { fetchBuild } = watch();
  see(false);
  await vi.advanceTimersByTimeAsync(4 * HALF_HOUR);
  expect(fetchBuild).not.toHaveBeenCalled();
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchBuild).toHaveBeenCalledTimes(1);
  see(false);
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchBuild).toHaveBeenCalledTimes(1);
});

test('a part that does not come any more makes it ask at once', async () => {
  const { fetchBuild, onNewer } = watch();
  fetchBuild.mockResolvedValue('second');
  dispatchEvent(new Event(partFailed));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('a server that cannot say, or cannot be reached, offers nothing and is asked again', async () => {
  const { fetchBuild, onNewer, onError } = watch();
  fetchBuild.mockResolvedValueOnce(null).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onNewer).not.toHaveBeenCalled();
  fetchBuild.mockResolvedValue('second');
  await vi.advanceTimersByTimeAsync(HALF_HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('asks nothing any more once it has ended', async () => {
  const { fetchBuild, end } = watch();
  end();
  dispatchEvent(new Event(partFailed));
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR);
  expect(fetchBuild).not.toHaveBeenCalled();
});
