import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** Opens the emoji picker for reactions to a status, and waits until the emoji are shown. */
export async function openPicker(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'React with an emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'React with an emoji' });
  await expect(picker.getByRole('grid')).toBeVisible();
  return picker;
}
