import type { Locator } from '@playwright/test';

/** Notes from now on, frame by frame, how far an element is from where it stands; gives the most of it, in pixels. */
export async function watchPlace(element: Locator): Promise<() => Promise<number>> {
  const notes = await element.evaluateHandle((watched) => {
    const found = { most: 0 };
    const start = watched.getBoundingClientRect().top;
    const look = (): void => {
      const moved = watched.isConnected ? Math.abs(watched.getBoundingClientRect().top - start) : Infinity;
      found.most = Math.max(found.most, moved);
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  return () => notes.evaluate(({ most }) => most);
}
