import { atLeisure } from '../../platform/browser/at-leisure';
import { isAtTop } from '../../platform/browser/is-at-top';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

/** Milliseconds after a change of the width in which everything still finds its size, and no place is noted. */
const SETTLING = 800;

interface HoldOptions {
  /** What is being read now. */
  readonly read: () => ScrollAnchor | undefined;
  /** Brings it to its place again; returns how to give that up. */
  readonly settle: (anchor: ScrollAnchor) => () => void;
}

/**
 * Leaves what is being read where it is when the window becomes wider or narrower, and all above it higher or lower.
 * The place is noted whenever scrolling rests: when the window tells of its width, everything has moved already.
 */
export function holdThroughResize({ read, settle }: HoldOptions): () => void {
  let width = innerWidth;
  let anchor: ScrollAnchor | undefined;
  let settledAt = 0;
  let giveUp: (() => void) | undefined;
  const later = atLeisure(note, { quiet: 150, latest: 1000 });

  function note(): void {
    if (performance.now() < settledAt) later.ask();
    else anchor = isAtTop() ? undefined : read();
  }

  function handleResize(): void {
    if (innerWidth === width) return;
    width = innerWidth;
    settledAt = performance.now() + SETTLING;
    giveUp?.();
    if (anchor !== undefined) giveUp = settle(anchor);
    later.ask();
  }

  note();
  addEventListener('scroll', later.ask, { passive: true });
  addEventListener('scrollend', note);
  addEventListener('resize', handleResize);
  return () => {
    removeEventListener('scroll', later.ask);
    removeEventListener('scrollend', note);
    removeEventListener('resize', handleResize);
    later.end();
    giveUp?.();
  };
}
