import { CARD } from './card-on-page';

/** The card that has the focus or contains it; null if there is none. */
export function selectedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(CARD) ?? null;
}
