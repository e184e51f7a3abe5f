import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { onEvents } from './on-events';

const onVisibility = (listener: () => void) => onEvents(document, ['visibilitychange'], listener);
const onFocus = (listener: () => void) => onEvents(window, ['focus', 'blur'], listener);
const onNetwork = (listener: () => void) => onEvents(window, ['online', 'offline'], listener);

/** Whether this tab is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/** Whether this tab has the focus. */
export function usePageFocus(): boolean {
  return useSyncExternalStore(onFocus, () => document.hasFocus());
}

/** Whether the browser is online. True may be wrong; false is reliable. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetwork, () => navigator.onLine);
}

/** Whether an element is visible: a part of it is in the window, and the tab is in front. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  const pageVisible = usePageVisible();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // One callback may get several entries; the last one is current.
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inWindow && pageVisible;
}
