import type { Page } from '../../../testing/page/locator';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const bar = (page: Page) => page.getByRole('banner');
const search = (page: Page) => bar(page).getByRole('button', { name: 'Search' });
const settings = (page: Page) => bar(page).getByRole('link', { name: 'Settings' });
const administration = (page: Page) => bar(page).getByRole('link', { name: 'Administration' });
const logOut = (page: Page) => bar(page).getByRole('button', { name: 'Log out' });

test('the bar has the name of the site, search, settings, administration and logging out, each for whom it is [2.2.021]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ private: true });
  await page.goto('/about');
  await expect(settings(page)).toHaveAttribute('href', '/settings');
  await expect(search(page)).toHaveCount(0);
  await expect(logOut(page)).toHaveCount(0);
  await sandbox.settings({ private: false });
  await page.reload();
  await expect(search(page)).toBeVisible();

  await sandbox.settings({ private: true });
  await signIn(page, 'alice', '/about');
  await expect(bar(page).getByRole('link', { name: 'The Hedge', exact: true })).toHaveAttribute('href', '/');
  await expect(bar(page).locator('a[href="/"] :is(svg, img)')).toBeVisible();
  await expect(search(page)).toBeVisible();
  await expect(administration(page)).toHaveAttribute('href', '/administration');
  await expect(logOut(page)).toBeVisible();

  // A moderator is staff, and no administrator.
  await signIn(page, 'bob', '/about');
  await expect(settings(page)).toBeVisible();
  await expect(logOut(page)).toBeVisible();
  await expect(administration(page)).toHaveCount(0);
});

test('the buttons of the bar: settings and leaving for members, the way in for visitors [1.2.052, 2.2.026]', async ({
  page,
}) => {
  await page.goto('/main/public');
  await bar(page).getByRole('link', { name: 'Log in' }).click();
  await expect(logOut(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'alice');
  await settings(page).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await logOut(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});
