import { cardsOnPage } from './cards-on-page';
import { selectedCard } from './selected-card';

/**
 * The id of the status that a command would act on: the selected card's, or the conversation's; null if there is none.
 */
export function statusAtHand(): string | null {
  const card = selectedCard() ?? cardsOnPage().find((one) => one.getAttribute('aria-current') === 'true');
  return card?.dataset['status'] ?? null;
}
