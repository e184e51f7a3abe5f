import type { Locator, Page } from '@playwright/test';

/** The card that is being read: the last one whose top edge is at or above the middle of the window. */
export async function cardBeingRead(page: Page): Promise<Locator> {
  const id = await page.locator('[data-status]').evaluateAll((drawn) => {
    const tops = drawn.map((card) => ({
      id: card.getAttribute('data-status'),
      top: card.getBoundingClientRect().top,
    }));
    return tops.findLast(({ top }) => top < innerHeight / 2)?.id;
  });
  return page.locator(`[data-status="${id}"]`);
}
