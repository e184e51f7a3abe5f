import type { Locator, Page } from '@playwright/test';

/** Everything that can be read on the screen, top first. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The card that shows this text. */
export function cardWith(page: Page, text: string): Locator {
  return cards(page).filter({ hasText: text });
}
