import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import type { ScrollAnchor, ScrollPosition } from './scroll-position';
import { useVisit } from './use-route';

/**
 * For a list that restores its scroll position itself: `readAnchor` returns the row at the top of the window, to be
 * stored. Returns the position to restore, undefined when the screen was opened by a link (or has none). The page's own
 * restoration is off while this is used.
 */
export function useScrollAnchor(readAnchor: () => ScrollAnchor | undefined): ScrollPosition | undefined {
  const position = useStoredPosition();
  const read = useEffectEvent(readAnchor);
  // Runs before the page's own restoration, which is in the layout effects of the parents.
  useLayoutEffect(() => getPageHistory().scroll.claim(() => read()), []);
  return position;
}

/** Where this history entry was stored, when the viewer has come back to it. */
function useStoredPosition(): ScrollPosition | undefined {
  const { key, arrival } = useVisit();
  return arrival === 'return' ? getPageHistory().scroll.position(key) : undefined;
}

/** Keeps the stored scroll position unchanged while the content of the screen is still loading. */
export function usePendingPosition(isPending: boolean): void {
  useLayoutEffect(
    () => (isPending ? getPageHistory().scroll.claim(() => 'unchanged') : undefined),
    [isPending],
  );
}

/** The row at which this history entry was stored, when the viewer has come back to it; undefined at the top. */
export function useRestoredRow(): ScrollAnchor | undefined {
  const position = useStoredPosition();
  return position !== undefined && position.top > 0 ? position.anchor : undefined;
}

/**
 * For a long list that remembers its row heights: restores the scroll position when the list is mounted. The page's own
 * restoration may have run earlier, while the previous screen still controlled the scrolling.
 */
export function useRestoredPosition(isWanted: boolean): void {
  const stored = useStoredPosition();
  // Read on the first render only.
  const [position] = useState(isWanted ? stored : undefined);
  useLayoutEffect(() => {
    const { scroll } = getPageHistory();
    return position === undefined || scroll.claimed
      ? undefined
      : restoreScroll(position.top, () => scroll.claimed);
  }, [position]);
}
