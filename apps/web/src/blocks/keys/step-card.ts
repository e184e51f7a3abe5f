import { awaitCard, cardId, cardsOnPage, selectedCard, stepMessage } from './card-selection';
import { scrollUntilStill } from '../feed/use-list-scroll';

let pendingSelection: AbortController | undefined;

/** Selects the next or previous card. If none in view is selected, selects the first one in view. */
export function stepCard(by: 1 | -1): void {
  pendingSelection?.abort();
  if (stepMessage(by)) return;
  const cards = cardsOnPage();
  const from = selectedCard();
  const start = from !== null && isInView(from) ? from : null;
  const to = start === null ? firstInView(cards) : cards[cards.indexOf(start) + by];
  if (to !== undefined) selectCard(to);
  else if (start !== null) seek(start, by);
}

/** Scrolls to the edge of the mounted cards, so that more are mounted, and selects the next one. */
function seek(from: HTMLElement, by: 1 | -1): void {
  const { top, bottom } = from.getBoundingClientRect();
  scrollBy({ top: by > 0 ? bottom - selectedTop(from) : top - innerHeight, behavior: 'instant' });
  pendingSelection = new AbortController();
  // The list may unmount the card for a moment, and then mounts another element for it: that one has its id.
  const id = cardId(from);
  const find = (): HTMLElement | undefined => {
    const cards = cardsOnPage();
    const at = from.isConnected ? cards.indexOf(from) : cards.findIndex((card) => cardId(card) === id);
    return at === -1 ? undefined : cards[at + by];
  };
  awaitCard({ find, stopped: pendingSelection, onFound: selectCard });
}

function isInView(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > selectedTop(card) && top < innerHeight;
}

/** The first card that begins in view; if none does, the one that fills the window. */
function firstInView(cards: readonly HTMLElement[]): HTMLElement | undefined {
  const inView = cards.filter(isInView);
  const startsInView = (card: HTMLElement): boolean =>
    card.getBoundingClientRect().top >= selectedTop(card) - 1;
  return inView.find(startsInView) ?? inView[0];
}

/** Focuses a card and scrolls it to the fixed place of selected cards: below the sticky bars. */
function selectCard(card: HTMLElement): void {
  const offset = selectedTop(card);
  const find = (): Element | null => (card.isConnected ? card : null);
  card.focus({ preventScroll: true });
  scrollBy({ top: card.getBoundingClientRect().top - offset, behavior: 'instant' });
  // Cards above may change their size only now. Starts a frame later, so that this key press doesn't stop it.
  requestAnimationFrame(() => scrollUntilStill({ find, offset, scrollNear: () => {} }));
}

/** Distance of a selected card from the top of the window, in pixels. */
function selectedTop(card: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) || 0;
}
