import { CLICKED_ADDRESS, CLICKED_STORE } from '../../worker/clicked';

/** The notification that is seen with the click that opened this page; null where there is none. Told once. */
export async function takeClicked(): Promise<string | null> {
  if (!('caches' in window)) return null;
  const left = await caches.match(CLICKED_ADDRESS, { cacheName: CLICKED_STORE });
  // Of several pages that begin at once the one that takes it away has it.
  if (left === undefined || !(await caches.delete(CLICKED_STORE))) return null;
  return left.text();
}
