/**
 * Remembers what has the focus. The returned function gives it back, unless that element has left the page
 * or somebody else was focused on purpose meanwhile.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    const lost = now === null || now === document.body || !now.isConnected;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
