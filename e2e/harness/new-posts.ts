import type { Locator, Page } from '@playwright/test';

/** The button over a timeline that says how many new posts wait. */
export function newPosts(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^[\d∞]+ new$/ });
}
