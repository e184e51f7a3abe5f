import { expectAccessible } from '../../testing/app/expect-accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('the help lies behind the sheet of keys: it says the keys in words, and leads to each setting', async ({
  page,
}) => {
  await signIn(page, 'alice', '/drafts');
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('link', { name: 'Help with keys and settings' }).click();
  await expect(page).toHaveURL(/\/about\/help$/);
  await expect(page.getByRole('heading', { name: 'Help with keys and settings', level: 1 })).toBeVisible();
  await expect(sheet).toBeHidden();
  const keys = page.getByRole('main').getByRole('region', { name: 'With a keyboard' });
  await expect(keys.getByRole('listitem').filter({ hasText: 'Next post' })).toContainText('J');
  await expectAccessible();

  await page.getByRole('link', { name: 'How screen readers read a post out' }).click();
  await expect(page).toHaveURL(/\/settings\?at=spokenPostOrder$/);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByLabel('How screen readers read a post out')).toBeVisible();
});

test('visitors reach it from the page about the server', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Help with keys and settings' }).click();
  await expect(page.getByRole('heading', { name: 'The settings' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Appearance' })).toHaveAttribute(
    'href',
    '/settings?tab=appearance',
  );
});

test('keys for pages that the server does not have are not shown', async ({ page, sandbox }) => {
  await sandbox.character('akkoma');
  await signIn(page, 'alice', '/about/help');
  const keys = page.getByRole('main').getByRole('region', { name: 'With a keyboard' });
  await expect(keys.getByRole('listitem').filter({ hasText: 'Notifications' })).toHaveCount(1);
  await expect(keys.getByRole('listitem').filter({ hasText: 'Chats' })).toHaveCount(0);
});
