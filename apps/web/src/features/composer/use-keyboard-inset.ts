import { type RefObject, useEffect } from 'react';

/**
 * Tells an element how much of the page's foot the on-screen keyboard covers, as `--keyboard`: some browsers
 * lay it over the page without making the page smaller.
 */
export function useKeyboardInset(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      place.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [place]);
}
