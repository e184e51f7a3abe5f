import { CARD } from './card-on-page';

/** The cards that can be selected: those that are mounted now, top first. */
export function cardsOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}
