import { CARD } from './card-on-page';

/** The card that has the focus, itself or by something in it; null when none has. */
export function selectedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(CARD) ?? null;
}
