import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by no more than `distance` pixels. Renders again only when that changes. */
export function useAtTop(distance: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY <= distance);
}
