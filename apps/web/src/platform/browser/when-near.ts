import { debounced } from './debounced';

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

/** Milliseconds for which the pointer rests on a link that somebody means to press. */
const REST_MS = 80;

/**
 * Calls back with the path of each of our links that the viewer touches, reaches by key or rests on with the pointer:
 * the screen that it opens can then be loaded before the press. The returned function stops listening.
 */
export function onNearLink(callback: (path: string) => void): () => void {
  const listening = new AbortController();
  let path: string | null = null;
  const rest = debounced(() => path !== null && callback(path), {
    pauseMs: REST_MS,
    maxDelayMs: Number.POSITIVE_INFINITY,
  });
  const handleNear = ({ type, target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    path = link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : null;
    rest.end();
    if (path === null) return;
    if (type === 'pointerdown') callback(path);
    else rest.schedule();
  };
  for (const type of NEAR)
    document.addEventListener(type, handleNear, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    rest.end();
  };
}
