import { settleAt } from '../feed/settle-at';

/** Gives a card the focus and brings it to where selected cards stand: under the bars that stick, each at one place. */
export function selectCard(card: HTMLElement): void {
  const offset = placeOfSelected(card);
  const find = (): Element | null => (card.isConnected ? card : null);
  card.focus({ preventScroll: true });
  scrollBy({ top: card.getBoundingClientRect().top - offset, behavior: 'instant' });
  // What is above may get its size only now. The key itself, still on its way, is no sign to stop.
  requestAnimationFrame(() => settleAt({ find, offset, bring: () => {} }));
}

/** Pixels under the upper edge of the window at which a selected card begins. */
export function placeOfSelected(card: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) || 0;
}
