import { CARD } from './card-on-page';

/** The cards that can be selected, top first: those of the screen that are drawn now. */
export function cardsOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}
