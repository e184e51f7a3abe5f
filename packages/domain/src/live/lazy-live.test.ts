import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createLazyLive } from './lazy-live';

// Bringing the code for the first time takes timers that are nobody's here.
beforeAll(() => import('./open-live'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  let asked = 0;
  const log = vi.fn<() => void>();
  const forLive = () => {
    asked += 1;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  const isStreamAwaited = createCell(true);
  // Nothing but this is used before its code is there.
  const options = { environment: { forLive }, isStreamAwaited } as unknown as Parameters<
    typeof createLazyLive
  >[0];
  return { live: createLazyLive(options, log), asked: () => asked, log, isStreamAwaited };
}

test('code that did not come is asked for again after a while', async () => {
  const { live, asked, log } = begin();
  live.start();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(asked()).toBe(2));
  live.stop();
});

test('who stops waits for nothing any more, also while the code is on its way', async () => {
  const { live, log } = begin();
  live.start();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(vi.getTimerCount()).toBe(1);
  live.stop();
  expect(vi.getTimerCount()).toBe(0);
  live.start();
  live.stop();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  expect(vi.getTimerCount()).toBe(0);
});
