import { onTouch } from '../../platform/browser/on-touch';

/** Frames for which a card must stand where it should before it counts as arrived. */
const STILL = 10;
/** Frames after which it is given up: the page may be too short for the place. A slow machine takes its time over them. */
const PATIENCE = 180;

interface Settling {
  /** The card; null while the list does not draw it. */
  find: () => Element | null;
  /** Where its upper edge belongs, in pixels under that of the window. */
  offset: number;
  /** Brings the list to where it draws the card. */
  bring: () => void;
}

/**
 * Scrolls a card to its place, again and again while rows around it get their sizes, until it stands still or
 * the person moves the page.
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
