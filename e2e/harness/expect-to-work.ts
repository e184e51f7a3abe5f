import type { Page } from '@playwright/test';
import { cards } from './cards';
import { expect } from './expect';
import { openNavigation } from './open-navigation';

/** Expects that the rest of the page still works, whatever the timeline contains. */
export async function expectToWork(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await (await openNavigation(page)).getByRole('link', { name: 'Local' }).click();
  await expect(page.getByRole('heading', { name: 'Local timeline' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}
