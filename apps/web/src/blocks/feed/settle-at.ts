import { onTouch } from '../../platform/browser/on-touch';

/** Frames in a row that a card has to be in its place before scrolling ends. */
const STILL = 10;
/** Frames after which scrolling gives up: the page may be too short. Slow machines need this many. */
const PATIENCE = 180;

interface Settling {
  /** The card; null while the list doesn't mount it. */
  find: () => Element | null;
  /** Target of its upper edge, in pixels from that of the window. */
  offset: number;
  /** Scrolls the list to where it mounts the card. */
  bring: () => void;
}

/**
 * Scrolls a card to its place, repeatedly while rows around it get their sizes, until it stays there or the viewer
 * scrolls. Returns a function that stops it.
 */
export function settleAt({ find, offset, bring }: Settling): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const end = () => stopped.abort();
  let still = 0;
  let frames = 0;

  function step(): void {
    if (signal.aborted) return;
    const card = find();
    const off = card === null ? null : card.getBoundingClientRect().top - offset;
    if (off === null) bring();
    else if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' });
    still = off !== null && Math.abs(off) < 1 ? still + 1 : 0;
    frames += 1;
    if (still >= STILL || frames > PATIENCE) return end();
    requestAnimationFrame(step);
  }

  onTouch(end, signal);
  bring();
  requestAnimationFrame(step);
  return end;
}
