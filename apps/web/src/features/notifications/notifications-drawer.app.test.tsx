import { expectAccessible } from '../../testing/page/accessible';
import type { Locator, Page } from '../../testing/page/locator';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const bell = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /notification/i });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** Signs dave in on a phone, where the notifications are behind the bell. */
async function signInOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'dave');
}

test('the bell says what is new, and closing the drawer marks it as seen [1.2.056, 1.2.057]', async ({
  page,
  sandbox,
}) => {
  await storeSettings(page, { showExtraNotifications: false });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await signInOnPhone(page);
  await expect(bell(page)).toHaveAccessibleName(/\d+ new notification/);
  await bell(page).click();
  await expect(drawer(page).getByRole('article').first()).toContainText('which kettle?');
  await expect(drawer(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  await drawer(page).getByRole('button', { name: 'Close notifications' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(page)).toBeFocused();
});

test('where closing marks nothing there is a button for it [1.2.057]', async ({ page, sandbox }) => {
  await storeSettings(page, { closingDrawerMarksAsSeen: false, showExtraNotifications: false });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await signInOnPhone(page);
  await bell(page).click();
  await expect(drawer(page).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName(/new notification/);
  await bell(page).click();
  await drawer(page).getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});
