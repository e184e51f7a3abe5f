const OPENERS = '[aria-haspopup]';

/**
 * Calls back when the viewer first points at, touches or focuses something that opens a menu or a dialog, which is
 * before it opens. The returned function stops waiting.
 */
export function beforeOpening(callback: () => void): () => void {
  const listening = new AbortController();
  const onPointOrFocus = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(OPENERS) === null) return;
    listening.abort();
    callback();
  };
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, onPointOrFocus, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
