import { afterEach, expect, test, vi } from 'vitest';
import { testClient } from '../../testing/test-client';
import { floatingCode } from '../../ui/floating/floating';
import { routes, screenOfPosts } from '../routes';
import { preloadForPresses } from './preload-for-presses';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Points at a link, a post and a button of a menu; returns what was loaded for a press on them. */
function pointAround(saveData: 'always' | 'never'): string[] {
  vi.useFakeTimers();
  const loaded: string[] = [];
  const { about } = routes;
  if (about.kind !== 'screen') throw new Error('not a screen');
  vi.spyOn(about.screen, 'preload').mockImplementation(() => void loaded.push('screen of the link'));
  vi.spyOn(screenOfPosts, 'preload').mockImplementation(() => void loaded.push('screen of posts'));
  vi.spyOn(floatingCode, 'start').mockImplementation(() => void loaded.push('menus'));
  document.body.innerHTML =
    '<a href="/about">About</a><p data-status="1">A post.</p><button aria-haspopup="menu">More</button>';
  const settings = JSON.stringify({ saveData });
  const stop = preloadForPresses(testClient({ records: { 'linnet-settings': settings } }));
  for (const element of document.body.children) {
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(1000);
  }
  stop();
  return loaded;
}

test('what the viewer points at has its code loaded', () => {
  expect(pointAround('never')).toEqual(['screen of the link', 'screen of posts', 'menus']);
});

test('not for those who save data', () => {
  expect(pointAround('always')).toEqual([]);
});
