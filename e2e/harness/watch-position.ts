import type { Locator } from '@playwright/test';

/** Records in every frame how far an element is from its position now; resolves to the maximum, in pixels. */
export async function watchPosition(element: Locator): Promise<() => Promise<number>> {
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
