import { useLayoutEffect, useState } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-visit';

/**
 * For a long list that keeps its heights: brings back the place once the list stands there. The page's own
 * restoration may have run before, while the screen that was left still had the scrolling for itself. Tells whether
 * there was a place to come back to.
 */
export function useReturnedPlace(): boolean {
  const { key, arrival } = useVisit();
  // How one came here is asked once.
  const [place] = useState(() => (arrival === 'return' ? getPageHistory().scroll.place(key) : undefined));
  useLayoutEffect(() => {
    const { scroll } = getPageHistory();
    return place === undefined || scroll.claimed ? undefined : restoreScroll(place.top, () => scroll.claimed);
  }, [place]);
  return place !== undefined;
}
