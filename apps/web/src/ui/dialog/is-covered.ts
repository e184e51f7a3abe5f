/**
 * Whether another layer lies over this one, or is just closing: Escape or a press outside is then meant for that layer.
 */
export function isCovered(surface: HTMLElement | null): boolean {
  if (surface === null) return false;
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...windows].some((other) => {
    const place = surface.compareDocumentPosition(other);
    const isInside = (place & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
    return !isInside && (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}
