import { waitFor } from '@testing-library/dom';

/** The cards on the screen with this text, top first. */
export function cardsWith(text: string): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>('main article')];
  return cards.filter((card) => card.textContent.includes(text));
}

/** Waits for the card that shows this text. */
export function findCard(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const [card] = cardsWith(text);
    if (card === undefined) throw new Error(`No card says "${text}".`);
    return card;
  });
}
