import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';

/**
 * Moves the focus to the notices by their hotkey, since they are at the end of the document. When a notice that has the
 * focus is removed, the focus moves to the newest remaining one, and from the last one back to where it was before.
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
    // When the focused element is removed, some browsers fire no event, and others fire it while the element is still
    // in the document. The check waits until the new content is rendered.
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
