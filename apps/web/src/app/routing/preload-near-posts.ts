import { screenOfPosts } from '../routes';

/** Events by which somebody comes near a post: pointing at it, touching it, reaching it by key. */
const NEAR = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the screen of a conversation as soon as somebody comes near a post. Returns a function that ends this. */
export function preloadNearPosts(): () => void {
  const stopped = new AbortController();
  for (const type of NEAR) addEventListener(type, handleNear, { passive: true, signal: stopped.signal });
  return () => stopped.abort();

  function handleNear({ target }: Event): void {
    if (!(target instanceof Element) || target.closest('[data-status]') === null) return;
    stopped.abort();
    screenOfPosts.preload();
  }
}
