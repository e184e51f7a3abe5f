import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

/** The first status that is in view, and where its top stands. */
export function readAnchor(frame: HTMLElement | null): ScrollAnchor | undefined {
  if (frame === null) return undefined;
  for (const card of frame.querySelectorAll<HTMLElement>('[data-status]')) {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    if (bottom > 0 && id !== undefined) return { id, offset: top };
  }
  return undefined;
}
