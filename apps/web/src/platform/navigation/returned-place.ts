import { useEffectEvent, useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import type { ScrollAnchor, ScrollPlace } from './scroll-place';
import { useVisit } from './use-route';

/**
 * For a list that restores its scroll position itself: `readAnchor` returns the row at the top when the screen is left.
 * Returns the position to restore, undefined when the screen was opened by a link (or has none). The page's own
 * restoration is off while this is used.
 */
export function useScrollAnchor(readAnchor: () => ScrollAnchor | undefined): ScrollPlace | undefined {
  const { key, arrival } = useVisit();
  const read = useEffectEvent(readAnchor);
  // Runs before the page's own restoration, which is in the layout effects of the parents.
  useLayoutEffect(() => getPageHistory().scroll.claim(() => read()), []);
  return arrival === 'return' ? getPageHistory().scroll.place(key) : undefined;
}

/** Keeps the stored scroll position unchanged while the content of the screen is still loading. */
export function useAwaitedPlace(isAwaited: boolean): void {
  useLayoutEffect(
    () => (isAwaited ? getPageHistory().scroll.claim(() => 'as it was') : undefined),
    [isAwaited],
  );
}

/** The row at which this history entry was left, when the viewer has come back to it; undefined at the top. */
export function useReturnedRow(): ScrollAnchor | undefined {
  const { key, arrival } = useVisit();
  const place = arrival === 'return' ? getPageHistory().scroll.place(key) : undefined;
  return place !== undefined && place.top > 0 ? place.anchor : undefined;
}
