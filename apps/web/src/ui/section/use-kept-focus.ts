import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when the focused part of it is removed, such as a button that a form replaces: the
 * element itself gets the focus then, unless something else has taken it. Spread the result onto the element.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  /** Whether the focus was last seen inside: React reports no blur when it removes the focused element. */
  const isInside = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => void (isInside.current = true),
    onBlur: () => void (isInside.current = false),
  };
}
