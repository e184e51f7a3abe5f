import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lifts an element with the attribute `popover` over everything else, a dialog that it is written in too. Browsers
 * that cannot show it where it is.
 */
export function useTopLayer(elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element !== null && 'showPopover' in element) element.showPopover();
  }, [elementRef]);
}
