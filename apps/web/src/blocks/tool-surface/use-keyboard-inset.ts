import { useEffect } from 'react';
import { onEvents } from '../../platform/browser/on-events';

/** Mounted users of this hook; panels can be stacked. */
let listening = 0;

/** Sets `--keyboard` to the height of the page that the on-screen keyboard covers. */
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
    const stop = onEvents(visualViewport, ['resize', 'scroll'], measure);
    return () => {
      stop();
      listening -= 1;
      if (listening === 0) style.removeProperty('--keyboard');
    };
  }, []);
}
