import { useSyncExternalStore } from 'react';

/** Pixels that the page is scrolled down. */
export function scrolledBy(): number {
  return window.scrollY;
}

/** Pixels that a page may be scrolled down and still count as being at its top. */
const TOP_TOLERANCE = 15;

/** Whether the page is scrolled to its top: new posts may then be shown at once. */
export function isAtTop(): boolean {
  return scrolledBy() <= TOP_TOLERANCE;
}

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
