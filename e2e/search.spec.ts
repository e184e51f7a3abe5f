import type { Locator, Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const content = (page: Page): Locator => page.getByRole('main');

const field = (page: Page): Locator =>
  content(page).getByRole('searchbox', { name: 'People, posts, hashtags' });

test('the bar opens to a field, leads to the results, and is put away [1.2.060, 1.2.061]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await signIn(page, 'alice');
  const bar = page.getByRole('banner');
  const opener = bar.getByRole('button', { name: 'Search' });
  await opener.click();
  const barField = bar.getByRole('searchbox');
  await expect(barField).toBeFocused();
  await expectAccessible(page);
  await barField.press('Escape');
  await expect(barField).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('/');
  await expect(barField).toBeFocused();
  await expect(barField).toHaveValue('');
  await bar.getByRole('button', { name: 'Close search' }).click();
  await expect(barField).toBeHidden();

  await opener.click();
  await barField.fill('dotterel');
  await bar.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?query=dotterel$/);
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
  await expect(barField).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});
