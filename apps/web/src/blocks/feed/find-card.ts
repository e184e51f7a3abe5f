/** The card of a status in a list, while the list draws it. */
export function findCard(frame: HTMLElement | null, id: string): Element | null {
  return frame?.querySelector(`[data-status="${CSS.escape(id)}"]`) ?? null;
}
