import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { waitForPersonPopovers, personPopover } from './harness/profile-page';
import { expect, test } from './harness/test';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

test('lists who wants to be found, of everywhere or of here, in two orders that the address keeps', async ({
  page,
}) => {
  await page.goto('/directory');
  await expect(people(page)).not.toHaveCount(0);
  await expect(people(page).filter({ hasText: '.example' })).not.toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Directory · /);
  await page.getByRole('radio', { name: 'This server' }).check();
  await expect(page).toHaveURL('/directory?local=true');
  await expect(people(page).filter({ hasText: '@alice' })).toHaveCount(1);
  await expect(people(page).filter({ hasText: '.example' })).toHaveCount(0);
  const active = await people(page).first().textContent();
  await page.getByRole('radio', { name: 'New here' }).check();
  await expect(page).toHaveURL('/directory?order=new&local=true');
  await expect(people(page).first()).not.toHaveText(active ?? '');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'New here' })).toBeChecked();
  await waitForPersonPopovers(page);
  await people(page).first().getByRole('link').last().click();
  await personPopover(page).getByRole('link', { name: 'Open profile', exact: true }).click();
  await expect(page).toHaveURL(/\/users\//);
});
