const OPENERS = '[aria-haspopup]';

/**
 * Calls back when the viewer first points at, touches or focuses something that opens a menu or a dialog, which is
 * before it opens. The returned function stops waiting.
 */
export function beforeOpening(callback: () => void): () => void {
  const waiting = new AbortController();
  const onPointOrFocus = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(OPENERS) === null) return;
    waiting.abort();
    callback();
  };
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, onPointOrFocus, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
