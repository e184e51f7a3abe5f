import { useLayoutEffect, useRef } from 'react';

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** An element and those around it, from the inside out. */
function pathOf(element: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement) path.push(at);
  return path;
}

/**
 * Where the focus goes when a dialog closes: back to what had it, or, if that has been removed or disabled by then, to the
 * nearest element around it that can have the focus. Its result is a dialog's `finalFocus`.
 */
export function useWayBack(open: boolean): () => boolean {
  const path = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) path.current = pathOf(document.activeElement);
  }, [open]);
  return () => {
    const [opener, ...around] = path.current;
    if (opener === undefined || canHaveFocus(opener)) return true;
    const place = around.find((element) => element.isConnected && element.hasAttribute('tabindex'));
    place?.focus({ preventScroll: true });
    return place === undefined;
  };
}
