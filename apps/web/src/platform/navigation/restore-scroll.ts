import { useLayoutEffect } from 'react';
import { onInteraction } from '../browser/interaction';
import { getPageHistory } from './page-history';
import { useVisit } from './use-route';

/** Content may still be loading for this time. */
const MAX_DURATION_MS = 3_000;

/**
 * Scrolls to `top`, and again while the page is still too short, until it is reached, the viewer scrolls or presses a
 * key, a list takes over (`isClaimed`), or the time is up.
 */
export function restoreScroll(top: number, isClaimed: () => boolean): () => void {
  scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => undefined;
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    if (isClaimed()) return end();
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1 && document.documentElement.scrollHeight > top + innerHeight) end();
  });
  const timer = setTimeout(end, MAX_DURATION_MS);
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
  }
  onInteraction(end, stop.signal);
  observer.observe(document.documentElement);
  return end;
}

/** A link opens a screen at its top; Back, Forward and reload restore the position, unless a list does that. */
export function usePageScroll(screen: string): void {
  const { key, arrival } = useVisit();
  // Depends on `screen` too: the next screen may be shown later than its address, and scrolling has to wait for it.
  useLayoutEffect(() => {
    const pages = getPageHistory();
    if (arrival === 'link') {
      // Scrolling forces a layout, even when nothing moves, so it is skipped when not needed.
      if (!pages.isInitialEntry(key)) scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const { scroll } = pages;
    const position = scroll.position(key);
    return scroll.claimed || !position ? undefined : restoreScroll(position.top, () => scroll.claimed);
  }, [key, arrival, screen]);
}
