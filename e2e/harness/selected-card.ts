import type { Locator, Page } from '@playwright/test';

/** The card that keyboard shortcuts act on: the focused one. */
export function selectedCard(page: Page): Locator {
  return page.getByRole('main').locator('article:focus');
}
