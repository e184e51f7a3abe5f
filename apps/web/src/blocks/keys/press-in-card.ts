/** What in a card a key presses, as `data-key` names it there, the first that is there. */
const pressed = {
  subject: ['text', 'subject'],
  media: ['media'],
} as const;

/** Presses the button in a card that unfolds or folds what waits in it. False when nothing does. */
export function pressInCard(card: HTMLElement, id: keyof typeof pressed): boolean {
  for (const name of pressed[id]) {
    const button = card.querySelector<HTMLElement>(`[data-key="${name}"]`);
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}
