import type { Page } from '@playwright/test';

/** The ids of the rendered statuses, from top to bottom: those near the window. */
export function shownIds(page: Page): Promise<string[]> {
  return page
    .locator('[data-status]')
    .evaluateAll((drawn) => drawn.map((card) => card.getAttribute('data-status') ?? ''));
}
