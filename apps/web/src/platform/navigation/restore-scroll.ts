import { onTouch } from '../browser/on-touch';

/** Milliseconds for which content may still be loading. */
const patience = 3_000;

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
  const timer = setTimeout(end, patience);
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
  }
  onTouch(end, stop.signal);
  observer.observe(document.documentElement);
  return end;
}
