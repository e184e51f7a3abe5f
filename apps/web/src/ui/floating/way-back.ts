import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: back to what had it, or, if that has been removed or disabled by then, to the
 * nearest element around it that can have the focus. Its result is a dialog's `finalFocus`.
 */
export function useWayBack(open: boolean): () => boolean {
  /** What had the focus, and what was around it, from the inside out. */
  const path = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    path.current = [];
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement)
      path.current.push(at);
  }, [open]);
  return () => {
    const [opener, ...around] = path.current;
    if (opener === undefined || (opener.isConnected && !opener.matches(':disabled'))) return true;
    const place = around.find((element) => element.isConnected && element.hasAttribute('tabindex'));
    place?.focus({ preventScroll: true });
    return place === undefined;
  };
}
