import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageKeys } from './page-keys';

test('the newest does it, and the one before when that has gone', () => {
  const keys = createPageKeys();
  const done: string[] = [];
  keys.add('search', () => done.push('older'));
  const end = keys.add('search', () => done.push('newer'));
  expect(keys.run('search')).toBe(true);
  end();
  expect(keys.run('search')).toBe(true);
  expect(done).toEqual(['newer', 'older']);
});

test('an action without a handler does nothing', () => {
  const keys = createPageKeys();
  keys.add('reveal', () => {})();
  expect(keys.run('reveal')).toBe(false);
});

test('an action that was requested a moment too early runs once, when its handler is there', () => {
  const keys = createPageKeys();
  const done: string[] = [];
  keys.runWhenReady('compose');
  keys.add('search', () => done.push('search'));
  keys.add('compose', () => done.push('compose'));
  keys.add('compose', () => done.push('again'));
  expect(done).toEqual(['compose']);
});

test('an action that was requested long ago is dropped', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const keys = createPageKeys();
  const handle = vi.fn<() => void>();
  keys.runWhenReady('compose');
  vi.advanceTimersByTime(11_000);
  keys.add('compose', handle);
  expect(handle).not.toHaveBeenCalled();
});
