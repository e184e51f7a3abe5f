import { type RefObject, useLayoutEffect } from 'react';

/** What is read stays where it is when a line of the bar over it comes and goes. */
export function useStandStill(line: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || line.current === null) return;
    const height = line.current.offsetHeight;
    move(height);
    return () => move(-height);
  }, [isShown, line]);
}

function move(by: number): void {
  if (scrollY > 0) scrollBy({ top: by, behavior: 'instant' });
}
