/** Events by which somebody comes near something: pointing at it, touching it, reaching it by key. */
const NEAR = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What opens a menu or a dialog. */
export const OPENERS = '[aria-haspopup]';

/**
 * Calls back once, when the viewer first comes near an element that matches the selector: what a press on it needs can
 * then be loaded before the press. The returned function stops waiting.
 */
export function whenNear(selector: string, callback: () => void): () => void {
  const waiting = new AbortController();
  const handleNear = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(selector) === null) return;
    waiting.abort();
    callback();
  };
  for (const type of NEAR)
    document.addEventListener(type, handleNear, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
