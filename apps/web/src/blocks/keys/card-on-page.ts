/** What can be selected by key: posts, and what a person is told. */
export const CARD = 'main article:is([data-status], [data-notification])';

/** The name of a card on its screen. */
export function cardId(card: HTMLElement): string | undefined {
  return card.dataset['status'] ?? card.dataset['notification'];
}
