import type { Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page) {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await menuButton(page).click();
  await expect(drawerOf(page)).toBeVisible();
  return drawerOf(page);
}

test('every place is in the drawer of a member, with the way out; it says who is here, gives the focus back, and Back closes it [1.2.054]', async ({
  page,
}) => {
  const drawer = await openDrawer(page);
  await expect(drawer).toContainText('@alice');
  for (const name of ['Timelines', 'Lists']) {
    await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const places = ['Search', 'Who to follow', 'Settings', 'About', 'Announcements', 'Edit navigation'];
  for (const name of ['Home', 'Messages', 'Drafts', ...places]) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  await expect(drawer.getByRole('link', { name: 'Announcements' })).toContainText('unread');
  await expectAccessible(page);
  await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
  await menuButton(page).click();
  await drawer.getByRole('link', { name: 'Known network' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Known network' })).toBeVisible();
  // The drawer leaves no history entry: one step back is the previous screen.
  await page.goBack();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(drawer).toBeHidden();
});

test('the bar of a phone has what is pinned, as far as it fits [1.2.056]', async ({ page }) => {
  await storeSettings(page, {
    pinnedNavItems: ['public', 'home', 'chats', 'dms', 'bookmarks', 'drafts', 'about'],
  });
  await signIn(page, 'alice');
  const pins = page.getByRole('banner').getByRole('navigation', { name: 'Pinned' }).getByRole('link');
  await expect(pins.first()).toHaveAccessibleName('Local');
  await page.setViewportSize({ width: 260, height: 844 });
  await expect.poll(() => pins.count()).toBeLessThan(5);
  const end = async () => {
    const { x, width } = await boxOf(pins.last());
    return x + width;
  };
  await expect.poll(end).toBeLessThanOrEqual(260);
});
