import { useSyncExternalStore } from 'react';
import { isAtTop } from './is-at-top';

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled to its top. Renders again only when that changes. */
export function useAtTop(): boolean {
  return useSyncExternalStore(subscribe, isAtTop);
}
