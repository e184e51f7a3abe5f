import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';

/**
 * Leads the focus into this place by its key, wherever it is: what stands here is at the end of a page that may have
 * none. When what has the focus goes from there, it is led on to the newest that is left, and from the last one back
 * to where it was.
 */
export function useNoticeFocus(place: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const isInside = useRef(false);
  const before = useRef<Element | null>(null);
  useHotkey('notices', () => lastButton(place.current)?.focus(), { enabled: shown.length > 0 });

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
    element.addEventListener('focusin', handleIn);
    element.addEventListener('focusout', handleOut);
    return () => {
      element.removeEventListener('focusin', handleIn);
      element.removeEventListener('focusout', handleOut);
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
