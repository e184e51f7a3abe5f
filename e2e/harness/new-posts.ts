import type { Locator, Page } from '@playwright/test';

/** The button over a timeline with the number of new posts. */
export function newPosts(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^[\d∞]+ new$/ });
}
