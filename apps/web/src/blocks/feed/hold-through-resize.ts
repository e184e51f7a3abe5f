import { debounced } from '../../platform/browser/debounced';
import { isAtTop } from '../../platform/browser/page-top';
import type { ScrollAnchor } from '../../platform/navigation/scroll-position';
import { cardsInView } from './use-list-scroll';

/** Where in the window people read, as a share of its height from the top. */
const READING_LINE = 0.25;

/** The card whose upper edge is nearest to where people read. */
export function cardBeingRead(frame: HTMLElement | null): ScrollAnchor | undefined {
  const distance = (card: ScrollAnchor) => Math.abs(card.offset - innerHeight * READING_LINE);
  let nearest: ScrollAnchor | undefined;
  for (const card of cardsInView(frame)) {
    if (nearest !== undefined && distance(card) > distance(nearest)) break;
    nearest = card;
  }
  return nearest;
}

/** Milliseconds after a change of width in which the layout settles and no anchor is recorded. */
const SETTLE_TIME_MS = 800;

interface HoldOptions {
  /** The anchor of what is being read now. */
  readonly read: () => ScrollAnchor | undefined;
  /** Scrolls the anchor back to its place; returns a function that stops this. */
  readonly scrollTo: (anchor: ScrollAnchor) => () => void;
}

/**
 * Keeps what is being read in its place while the window's width changes. The anchor is recorded whenever scrolling
 * pauses, because everything has moved by the time of the `resize` event. Returns a function that ends it.
 */
export function holdThroughResize({ read, scrollTo }: HoldOptions): () => void {
  let width = innerWidth;
  let anchor: ScrollAnchor | undefined;
  let layoutSettledAt = 0;
  let stopRestoring: (() => void) | undefined;
  const recordLater = debounced(record, { pauseMs: 150, maxDelayMs: 1000 });

  function record(): void {
    if (performance.now() < layoutSettledAt) recordLater.schedule();
    else anchor = isAtTop() ? undefined : read();
  }

  function handleResize(): void {
    if (innerWidth === width) return;
    width = innerWidth;
    layoutSettledAt = performance.now() + SETTLE_TIME_MS;
    stopRestoring?.();
    if (anchor !== undefined) stopRestoring = scrollTo(anchor);
    recordLater.schedule();
  }

  record();
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('scroll', recordLater.schedule, { passive: true, signal });
  addEventListener('scrollend', record, { signal });
  addEventListener('resize', handleResize, { signal });
  return () => {
    stopped.abort();
    recordLater.end();
    stopRestoring?.();
  };
}
