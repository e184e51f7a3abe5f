import { useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-visit';

/**
 * The scroll rule of screens: a link opens them at the top, unless their route keeps the place; Back, Forward and
 * reload bring back the exact place, unless a list on the screen does that itself.
 */
export function usePageScroll(rule: 'top' | 'keep', screen: string): void {
  const { key, arrival } = useVisit();
  useLayoutEffect(() => {
    const pages = getPageHistory();
    if (arrival === 'link') {
      // To scroll is to lay out the page, whether it moves or not.
      if (rule === 'top' && !pages.isEntrance(key)) scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const { scroll } = pages;
    const place = scroll.place(key);
    return scroll.claimed || !place ? undefined : restoreScroll(place.top, () => scroll.claimed);
    // The screen may change after the visit: until then the one before has the scrolling for itself. The rule belongs
    // to the screen that was opened: a change of it alone moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, arrival, screen]);
}
