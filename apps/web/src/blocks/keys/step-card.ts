import { cardsOnPage } from './cards-on-page';
import { selectedCard } from './selected-card';
import { settleAt } from '../feed/settle-at';

/** Frames for which a card that is not drawn yet is waited for. */
const PATIENCE = 180;
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

let waiting: AbortController | undefined;

/** Selects the next card, or the one before. With none selected in view, the first one that is begins. */
export function stepCard(by: 1 | -1): void {
  waiting?.abort();
  const cards = cardsOnPage();
  const from = selectedCard();
  const start = from !== null && isInView(from) ? from : null;
  const to = start === null ? firstInView(cards) : cards[cards.indexOf(start) + by];
  if (to !== undefined) selectCard(to);
  else if (start !== null) seek(start, by);
}

/** Goes to the edge of what is drawn, where more comes, and selects what does. */
function seek(from: HTMLElement, by: 1 | -1): void {
  const { top, bottom } = from.getBoundingClientRect();
  scrollBy({ top: by > 0 ? bottom - placeOfSelected(from) : top - innerHeight, behavior: 'instant' });
  waiting = new AbortController();
  const { signal } = waiting;
  let frames = 0;

  function look(): void {
    const cards = cardsOnPage();
    const place = cards.indexOf(from);
    const to = place < 0 ? undefined : cards[place + by];
    frames += 1;
    if (signal.aborted) return;
    if (to !== undefined) return selectCard(to);
    if (frames < PATIENCE && from.isConnected) requestAnimationFrame(look);
  }

  requestAnimationFrame(() => {
    for (const sign of signs) addEventListener(sign, () => waiting?.abort(), { signal, passive: true });
    look();
  });
}

function isInView(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > placeOfSelected(card) && top < innerHeight;
}

/** The first card that begins in view; where none does, the one that fills it. */
function firstInView(cards: readonly HTMLElement[]): HTMLElement | undefined {
  const inView = cards.filter(isInView);
  const begins = (card: HTMLElement): boolean =>
    card.getBoundingClientRect().top >= placeOfSelected(card) - 1;
  return inView.find(begins) ?? inView[0];
}

/** Gives a card the focus and brings it to where selected cards stand: under the bars that stick, each at one place. */
function selectCard(card: HTMLElement): void {
  const offset = placeOfSelected(card);
  const find = (): Element | null => (card.isConnected ? card : null);
  card.focus({ preventScroll: true });
  scrollBy({ top: card.getBoundingClientRect().top - offset, behavior: 'instant' });
  // What is above may get its size only now. The key itself, still on its way, is no sign to stop.
  requestAnimationFrame(() => settleAt({ find, offset, bring: () => {} }));
}

/** Pixels under the upper edge of the window at which a selected card begins. */
function placeOfSelected(card: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) || 0;
}
