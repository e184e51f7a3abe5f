import { useEffectEvent, useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import type { ScrollAnchor, ScrollPlace } from './scroll-place';
import { useVisit } from './use-visit';

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
