/** Selector of the cards that can be selected by key: statuses and notifications. */
export const CARD = 'main article:is([data-status], [data-notification])';

/** The id of a card's status or notification. */
export function cardId(card: HTMLElement): string | undefined {
  return card.dataset['status'] ?? card.dataset['notification'];
}
