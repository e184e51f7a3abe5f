/** The mounted card of a status in a list; null if the list doesn't mount it now. */
export function findCard(frame: HTMLElement | null, id: string): Element | null {
  return frame?.querySelector(`[data-status="${CSS.escape(id)}"]`) ?? null;
}
