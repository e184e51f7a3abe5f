import type { Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const stars = (page: Page) => cardWith(page, 'A reed').getByRole('button', { name: /^Favourite/ });
const kept = (page: Page, record: string) => page.evaluate((name) => localStorage.getItem(name), record);

test.beforeEach(async ({ sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A reed in the wind.' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
});

test('in a full browser a change holds as long as the page, is said to, and nothing of what was there is lost', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await storeSettings(page, { muteWords: ['rain'] });
  await page.reload();
  await expect(stars(page)).toHaveText('1');
  await page.evaluate(() => {
    let size = 4_000_000;
    for (let at = 0; size >= 1; at += 1) {
      try {
        localStorage.setItem(`others-${at}`, 'x'.repeat(size));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        size = Math.floor(size / 2);
      }
    }
  });
  const before = await kept(page, 'linnet-settings');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Hide counts on posts' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save the settings' })).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await expect(stars(page)).toHaveText('');
  expect(await kept(page, 'linnet-settings')).toBe(before);
  // Not checked whether the change is there: the server may have stored it by now.
  await page.reload();
  await expect(stars(page)).toBeVisible();
  expect(await kept(page, 'linnet-settings')).toContain('rain');
});

test('where a browser forbids storage that is said, and what is chosen holds as long as the page [3.8.003]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/main/all');
  const time = cardWith(page, 'A reed').locator('time').first();
  await expect(time).not.toHaveText(/\d:\d\d/);
  await expect(notices(page)).toContainText('Browser storage is unavailable');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Show exact times, not how long ago' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save the settings' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(time).toHaveText(/\d:\d\d/);
});
