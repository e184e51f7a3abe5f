import { waitFor } from '@testing-library/dom';

/** The cards that contain this text, top first. */
export function cardsWith(text: string): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>('main article')];
  return cards.filter((card) => card.textContent.includes(text));
}

/** Waits for the card that contains this text. */
export function findCard(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const [card] = cardsWith(text);
    if (card === undefined) throw new Error(`No card says "${text}".`);
    return card;
  });
}
