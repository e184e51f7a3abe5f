import type { Cursor } from '@linnet/api';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

/** The cursor that loads the page with a status in one request. */
export type PageOf = (id: string) => Cursor | undefined;

/** The first status in view, and the position of its top in the window. */
export function readAnchor(frame: HTMLElement | null, pageOf?: PageOf): ScrollAnchor | undefined {
  if (frame === null) return undefined;
  for (const card of frame.querySelectorAll<HTMLElement>('[data-status]')) {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    if (bottom > 0 && id !== undefined) {
      const page = pageOf?.(id);
      return { id, offset: top, ...(page && { page }) };
    }
  }
  return undefined;
}
