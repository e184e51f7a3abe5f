import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether this tab is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

const events = ['focus', 'blur'] as const;

function subscribeToFocus(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}

/** Whether this tab has the focus. */
export function usePageFocus(): boolean {
  return useSyncExternalStore(subscribeToFocus, () => document.hasFocus());
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser is online. True may be wrong; false is reliable. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
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
