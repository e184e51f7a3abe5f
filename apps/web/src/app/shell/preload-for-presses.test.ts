import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../routes';
import { preloadForPresses } from './preload-for-presses';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Rests the pointer on a link to the page about the server; the number of times its screen was asked for. */
function restOnLink(saveData: 'always' | 'never'): number {
  vi.useFakeTimers();
  const { about } = routes;
  if (about.kind !== 'screen') throw new Error('not a screen');
  const preload = vi.fn<() => void>();
  vi.spyOn(about.screen, 'preload').mockImplementation(preload);
  document.body.innerHTML = '<a href="/about"><i>About</i></a>';
  const stop = preloadForPresses({ settings: { get: () => saveData } as never });
  document.querySelector('i')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  stop();
  return preload.mock.calls.length;
}

test('a link that the pointer rests on has its screen loaded', () => {
  expect(restOnLink('never')).toBe(1);
});

test('not for those who save data', () => {
  expect(restOnLink('always')).toBe(0);
});
