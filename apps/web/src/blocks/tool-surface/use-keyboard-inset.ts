import { useEffect } from 'react';

/** Parts that want to know; they stand over each other. */
let listening = 0;

/**
 * Tells the page how much of its foot the on-screen keyboard covers, as `--keyboard`: some browsers lay it over the
 * page without making the page smaller.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    const { style } = document.documentElement;
    if (!visualViewport) return;
    const measure = () => {
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    listening += 1;
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      listening -= 1;
      if (listening === 0) style.removeProperty('--keyboard');
    };
  }, []);
}
