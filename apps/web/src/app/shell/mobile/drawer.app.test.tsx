import type { Page } from '../../../testing/page/locator';
import { cards, openTimelineMenu } from '../../../testing/page/parts';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const NARROW = { width: 390, height: 844 };

test('visitors find the server, the way in and what is public in the drawer [1.2.054]', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await menuButton(page).click();
  const drawer = drawerOf(page);
  for (const name of ['Log in', 'Local', 'Known network', 'Search', 'About']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(drawer.getByRole('link', { name: 'Edit navigation' })).toHaveCount(0);
});

test('the button of the menu has a dot while something waits behind it [1.2.054]', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await signIn(page, 'alice');
  await expect(page.getByRole('button', { name: 'Menu, with unread items' })).toBeVisible();
});

test('Back closes a menu and a window, the topmost first, and what is chosen in one leads on from the page', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await signIn(page, 'alice', '/main/public');
  await expect(cards(page).first()).toBeVisible();
  const menu = await openTimelineMenu(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/main\/public$/);
  const again = await openTimelineMenu(page);
  await again.getByRole('menuitem', { name: 'Known network' }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(again).toBeHidden();
  // The form over the page, and a dialog over the form.
  await page.getByRole('button', { name: 'New post' }).click();
  const form = page.getByRole('dialog', { name: 'New post' });
  await form.locator('textarea').first().fill('half a thought');
  await form.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Close the form?' });
  await expect(question.or(page.getByRole('alertdialog', { name: 'Close the form?' }))).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Close the form?')).toBeHidden();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/main\/public$/);
});
