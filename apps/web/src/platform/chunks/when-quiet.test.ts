import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

/** Tells the page that it has loaded something. */
let loadSomething: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  class Observer {
    constructor(listener: () => void) {
      loadSomething = listener;
    }
    observe(): void {}
    disconnect(): void {
      loadSomething = () => undefined;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('once the page has loaded nothing for a while, it calls back, once', () => {
  const callback = vi.fn<() => void>();
  whenQuiet(callback);
  vi.advanceTimersByTime(3000);
  loadSomething();
  vi.advanceTimersByTime(3000);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
  loadSomething();
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a page that has left does not call back', () => {
  const callback = vi.fn<() => void>();
  whenQuiet(callback)();
  vi.advanceTimersByTime(10_000);
  expect(callback).not.toHaveBeenCalled();
});

test('on a slow line it does not call back', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
  const callback = vi.fn<() => void>();
  whenQuiet(callback);
  vi.advanceTimersByTime(10_000);
  expect(callback).not.toHaveBeenCalled();
});
