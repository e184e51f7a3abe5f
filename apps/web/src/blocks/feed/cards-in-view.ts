import type { ScrollAnchor } from '../../platform/navigation/scroll-place';

/** The first card that begins a little under the bars; that which fills the window, where it is so large. */
export function cardBeingRead(frame: HTMLElement | null): ScrollAnchor | undefined {
  const inView = cardsInView(frame);
  const under = inView.find(({ offset }) => offset > innerHeight * 0.1 && offset < innerHeight);
  return under ?? inView[0];
}

/** The cards in view and below it, and where their tops stand. */
export function cardsInView(frame: HTMLElement | null): ScrollAnchor[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-status]') ?? [])].flatMap((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    return bottom > 0 && id !== undefined ? [{ id, offset: top }] : [];
  });
}
