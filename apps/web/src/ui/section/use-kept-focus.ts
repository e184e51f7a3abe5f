import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when what had it is removed, such as the button that a form replaces: then the element
 * itself gets it, unless something else has taken it. Its result belongs on the element.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  /** React reports no blur of what it removes itself. */
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
