import { getPageHistory } from './page-history';
import type { ScrollAnchor } from './scroll-place';
import { useVisit } from './use-visit';

/** The row at which this history entry was left, when the viewer has come back to it; undefined at the top. */
export function useReturnedRow(): ScrollAnchor | undefined {
  const { key, arrival } = useVisit();
  const place = arrival === 'return' ? getPageHistory().scroll.place(key) : undefined;
  return place !== undefined && place.top > 0 ? place.anchor : undefined;
}
