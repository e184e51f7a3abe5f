import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

/**
 * The first card that begins below the sticky bars; if none does, the first one in view, which then fills the window.
 */
export function cardBeingRead(frame: HTMLElement | null): ScrollAnchor | undefined {
  const inView = cardsInView(frame);
  const under = inView.find(({ offset }) => offset > innerHeight * 0.1 && offset < innerHeight);
  return under ?? inView[0];
}

/** The cards in view and below it, with the position of their tops in the window, in pixels. */
export function cardsInView(frame: HTMLElement | null): ScrollAnchor[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-status]') ?? [])].flatMap((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    return bottom > 0 && id !== undefined ? [{ id, offset: top }] : [];
  });
}
