import type { Locator, Page } from '@playwright/test';
import { cardBeingRead } from './card-being-read';
import { cards } from './cards';
import { scrollUntil } from './scroll-until';
import { expect } from './test';

/** A card in the middle of what a visitor reads. */
interface BeingRead {
  readonly card: Locator;
}

/** Opens the known network with thirty new posts, “Song 1.” to “Song 30.”, and reads on for some screens. */
export async function readFurtherDown(
  page: Page,
  sandbox: { post(post: { as: string; text: string }): Promise<unknown> },
): Promise<BeingRead> {
  for (let number = 1; number <= 30; number += 1)
    await sandbox.post({ as: 'carol', text: `Song ${number}.` });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 1500);
  await page.waitForLoadState('networkidle');
  return { card: await cardBeingRead(page) };
}
