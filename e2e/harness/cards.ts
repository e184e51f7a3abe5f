import type { Locator, Page } from '@playwright/test';

/** All cards of the screen, from top to bottom. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The card that shows this text. */
export function cardWith(page: Page, text: string): Locator {
  return cards(page).filter({ hasText: text });
}
