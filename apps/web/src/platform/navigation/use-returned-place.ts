import { useLayoutEffect, useState } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-visit';

/**
 * For a long list that remembers its row heights: restores the scroll position when the list is mounted. The page's own
 * restoration may have run earlier, while the previous screen still controlled the scrolling. Returns whether there was
 * a position to restore.
 */
export function useReturnedPlace(): boolean {
  const { key, arrival } = useVisit();
  // Read on the first render only.
  const [place] = useState(() => (arrival === 'return' ? getPageHistory().scroll.place(key) : undefined));
  useLayoutEffect(() => {
    const { scroll } = getPageHistory();
    return place === undefined || scroll.claimed ? undefined : restoreScroll(place.top, () => scroll.claimed);
  }, [place]);
  return place !== undefined;
}
