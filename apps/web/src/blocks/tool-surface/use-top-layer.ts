import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows an element with the `popover` attribute in the top layer, above everything else, including a dialog around it.
 * Browsers without popovers show it in place.
 */
export function useTopLayer(elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element !== null && 'showPopover' in element) element.showPopover();
  }, [elementRef]);
}
