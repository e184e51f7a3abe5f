import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The key that leads to the notices, wherever the focus is: they stand at the end of a page that may have none. */
export const NOTICES_KEY = 'F8';

/**
 * Leads the focus into this place by its key; when what has the focus goes from there, on to the newest that is
 * left, and from the last one back to where it was. `shown` changes with what stands there.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const isInside = useRef(false);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    function handleIn({ relatedTarget }: FocusEvent) {
      if (!isInside.current && relatedTarget instanceof Element) before.current = relatedTarget;
      isInside.current = true;
    }
    // Of what is taken off the page nothing is told by some browsers, and by others while it still stands there:
    // what is shown instead is to be looked at first.
    function handleOut() {
      queueMicrotask(() => {
        isInside.current = element?.contains(document.activeElement) === true;
      });
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== NOTICES_KEY || event.defaultPrevented) return;
      const newest = lastButton(element);
      if (newest === undefined) return;
      event.preventDefault();
      newest.focus();
    }
    element.addEventListener('focusin', handleIn);
    element.addEventListener('focusout', handleOut);
    document.addEventListener('keydown', handleKey);
    return () => {
      element.removeEventListener('focusin', handleIn);
      element.removeEventListener('focusout', handleOut);
      document.removeEventListener('keydown', handleKey);
    };
  }, [place]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!isInside.current || element === null || element.contains(document.activeElement)) return;
    const next = lastButton(element) ?? before.current;
    isInside.current = false;
    if (next instanceof HTMLElement) next.focus();
  }, [place, shown]);
}

function lastButton(element: HTMLElement | null): HTMLButtonElement | undefined {
  return [...(element?.querySelectorAll<HTMLButtonElement>('li button') ?? [])].at(-1);
}
