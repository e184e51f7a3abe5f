import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

const bar = (page: Page) => page.getByRole('dialog', { name: 'Command bar' });
const field = (page: Page) => bar(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => bar(page).getByRole('option', { name });

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

async function openBar(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function choose(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await openBar(page);
  await field(page).fill(typed);
  await expect(option(page, name).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('leads to a new post, to the sheet of keys, and out', bothWidths, async ({ page }) => {
  await openHome(page);
  await choose(page, 'new post', /^New post/);
  await expect(textField(page.getByRole('form', { name: 'New post' }))).toBeFocused();
  if (isNarrow(page)) {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await choose(page, 'shortcuts', /^Keyboard shortcuts/);
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await choose(page, 'log out', 'Log out');
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
});
