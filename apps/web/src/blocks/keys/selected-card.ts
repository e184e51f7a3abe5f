/** The card that has the focus, itself or by something in it; null when none has. */
export function selectedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('main article[data-status]') ?? null;
}
