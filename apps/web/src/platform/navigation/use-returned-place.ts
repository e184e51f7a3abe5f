import { useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-visit';

/**
 * For a long list that keeps its heights: brings back the place once the list stands there. The page's own
 * restoration may have run before, while the screen that was left still had the scrolling for itself.
 */
export function useReturnedPlace(): void {
  const { key, arrival } = useVisit();
  useLayoutEffect(() => {
    const { scroll } = getPageHistory();
    const place = arrival === 'return' ? scroll.place(key) : undefined;
    return place === undefined || scroll.claimed ? undefined : restoreScroll(place.top, () => scroll.claimed);
    // How one came here is asked once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
