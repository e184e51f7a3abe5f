import { useSyncExternalStore } from 'react';

const events = ['focus', 'blur'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}

/** Whether this tab has the focus. */
export function usePageFocus(): boolean {
  return useSyncExternalStore(subscribe, () => document.hasFocus());
}
