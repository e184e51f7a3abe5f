import { useLayoutEffect, useState } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-route';

/**
 * For a long list that remembers its row heights: restores the scroll position when the list is mounted. The page's own
 * restoration may have run earlier, while the previous screen still controlled the scrolling.
 */
export function useReturnedPlace(isWanted: boolean): void {
  const { key, arrival } = useVisit();
  // Read on the first render only.
  const [place] = useState(() =>
    isWanted && arrival === 'return' ? getPageHistory().scroll.place(key) : undefined,
  );
  useLayoutEffect(() => {
    const { scroll } = getPageHistory();
    return place === undefined || scroll.claimed ? undefined : restoreScroll(place.top, () => scroll.claimed);
  }, [place]);
}
