import type { Locator, Page } from '@playwright/test';

/** The card that keys act on: the one that has the focus. */
export function selectedCard(page: Page): Locator {
  return page.getByRole('main').locator('article:focus');
}
