import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a dialog's `finalFocus`. When the dialog closes, the focus goes back to the element that had it, or, if that
 * has been removed or disabled by then, to the nearest element around it that can have the focus.
 */
export function useFinalFocus(open: boolean): () => boolean {
  /** The element that had the focus, and its ancestors from the inside out. */
  const ancestors = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    ancestors.current = [];
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement)
      ancestors.current.push(at);
  }, [open]);
  return () => {
    const [opener, ...others] = ancestors.current;
    if (opener === undefined || (opener.isConnected && !opener.matches(':disabled'))) return true;
    const target = others.find((element) => element.isConnected && element.hasAttribute('tabindex'));
    target?.focus({ preventScroll: true });
    return target === undefined;
  };
}
