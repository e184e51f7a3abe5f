import { useEffectEvent, useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import type { ScrollAnchor, ScrollPlace } from './scroll-place';
import { useVisit } from './use-visit';

/**
 * For a list that restores its own place: `readAnchor` tells which row is read when the screen is left.
 * Gives the place to restore, undefined when the screen was opened by a link (or has none); while this is in
 * use the page's own restoration keeps still.
 */
export function useScrollAnchor(readAnchor: () => ScrollAnchor | undefined): ScrollPlace | undefined {
  const { key, arrival } = useVisit();
  const read = useEffectEvent(readAnchor);
  // Before the page's own restoration, which runs in the layout effects of what is around.
  useLayoutEffect(() => getPageHistory().scroll.claim(() => read()), []);
  return arrival === 'return' ? getPageHistory().scroll.place(key) : undefined;
}
