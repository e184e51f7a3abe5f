import { useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';
import { restoreScroll } from './restore-scroll';
import { useVisit } from './use-visit';

/**
 * The scrolling of screens: a link opens them at the top, unless their route keeps the position; Back, Forward and
 * reload restore the position, unless a list on the screen does that itself.
 */
export function usePageScroll(rule: 'top' | 'keep', screen: string): void {
  const { key, arrival } = useVisit();
  useLayoutEffect(() => {
    const pages = getPageHistory();
    if (arrival === 'link') {
      // Scrolling forces a layout, even when nothing moves, so it is skipped when not needed.
      if (rule === 'top' && !pages.isEntrance(key)) scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const { scroll } = pages;
    const place = scroll.place(key);
    return scroll.claimed || !place ? undefined : restoreScroll(place.top, () => scroll.claimed);
    // The screen may change after the visit: until then the previous one controls the scrolling. The rule belongs to
    // the screen that was opened: a change of the rule alone scrolls nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, arrival, screen]);
}
