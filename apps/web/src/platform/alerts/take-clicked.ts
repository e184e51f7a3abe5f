import { CLICKED_ADDRESS, CLICKED_STORE } from '../../worker/clicked';

/** The notification whose alert was clicked to open this page; null when there is none. Returned once. */
export async function takeClicked(): Promise<string | null> {
  if (!('caches' in window)) return null;
  const left = await caches.match(CLICKED_ADDRESS, { cacheName: CLICKED_STORE });
  // Of several pages that start at once, the one that deletes the record gets it.
  if (left === undefined || !(await caches.delete(CLICKED_STORE))) return null;
  return left.text();
}
