import type { Locator, Page } from '@playwright/test';

/** The card that somebody reads now: the uppermost whose upper edge is in the middle of the window or above it. */
export async function readPlace(page: Page): Promise<Locator> {
  const id = await page.locator('[data-status]').evaluateAll((drawn) => {
    const tops = drawn.map((card) => ({
      id: card.getAttribute('data-status'),
      top: card.getBoundingClientRect().top,
    }));
    return tops.findLast(({ top }) => top < innerHeight / 2)?.id;
  });
  return page.locator(`[data-status="${id}"]`);
}
