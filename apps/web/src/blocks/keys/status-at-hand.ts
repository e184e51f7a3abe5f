import { cardsOnPage } from './cards-on-page';
import { selectedCard } from './selected-card';

/** The card that what is done next would be about: the selected one, or that of the conversation; null for none. */
export function statusAtHand(): string | null {
  const card = selectedCard() ?? cardsOnPage().find((one) => one.getAttribute('aria-current') === 'true');
  return card?.dataset['status'] ?? null;
}
