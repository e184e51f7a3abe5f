export interface FocusOrigin {
  /** The focus was in the card: whoever opened the form did it there. */
  readonly openedHere: boolean;
  /** Gives the focus back to what opened the form, unless it has been put somewhere else on purpose. */
  giveBack(): void;
}

/** Where the focus came from when a form appears in a card, and where it belongs when the form goes. */
export function originOfFocus(form: HTMLElement): FocusOrigin {
  const card = form.closest('article');
  const before = document.activeElement;
  const inMenu = before !== null && before.closest('[role="menu"]') !== null;
  const inCard = before !== null && card !== null && card.contains(before) && !form.contains(before);
  const openedHere = inMenu || inCard;
  const opener = inCard && before instanceof HTMLElement ? before : (menuButtonOf(card, inMenu) ?? card);

  return {
    openedHere,
    giveBack() {
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && !form.contains(now);
      if (isElsewhere) return;
      (opener?.isConnected ? opener : card)?.focus({ preventScroll: true });
    },
  };
}

/** The button of the menu that stands open; it is the card's. */
function menuButtonOf(card: HTMLElement | null, inMenu: boolean): HTMLElement | null {
  return inMenu
    ? (card?.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]') ?? null)
    : null;
}
