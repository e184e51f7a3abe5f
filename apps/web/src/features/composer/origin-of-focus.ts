export interface FocusOrigin {
  /** The focus was in the card, so the form was opened from there. */
  readonly openedHere: boolean;
  /** Moves the focus back to the element that opened the form, unless it is outside the form by now. */
  giveBack(): void;
}

/** Where the focus was when a form appeared in a card, so that it can go back there when the form closes. */
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

/** The button of the open menu, which belongs to the card. */
function menuButtonOf(card: HTMLElement | null, inMenu: boolean): HTMLElement | null {
  return inMenu
    ? (card?.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]') ?? null)
    : null;
}
