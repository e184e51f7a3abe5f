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
  const openedHere = before !== null && card !== null && card.contains(before) && !form.contains(before);
  const opener = openedHere && before instanceof HTMLElement ? before : card;

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
