import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { narrowOnly } from './harness/widths';

const notice = (page: Page) => page.getByRole('region', { name: 'New in Linnet' });

function settings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('linnet-settings') ?? '{}'));
}

test('an update is told once, to nobody who is writing in their way [2.2.027, 3.2.034]', async ({ page }) => {
  await storeSettings(page, { updateCounter: 0, thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  const field = textField(await openComposer(page));
  await field.pressSequentially('Writing on');
  await expect(notice(page).getByRole('listitem').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => settings(page)).toMatchObject({ updateCounter: 1 });
  await page.reload();
  await expect(textField(await openComposer(page))).toHaveValue('Writing on');
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
});

test(
  'on a phone the notice of an update waits until nothing lies over the page',
  narrowOnly,
  async ({ page }) => {
    await storeSettings(page, { updateCounter: 0 });
    await signIn(page, 'alice');
    await openComposer(page);
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    const over = page.getByRole('dialog', { name: 'New post' });
    await over.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(notice(page).getByRole('listitem').first()).toBeVisible();
  },
);

test('who wants to hear of no update hears of none, and can say so in the notice [3.3.018]', async ({
  page,
}) => {
  await storeSettings(page, { updateCounter: 0 });
  await signIn(page, 'alice');
  await notice(page).getByRole('button', { name: 'Don’t show update notices' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => settings(page)).toMatchObject({ dontShowUpdateNotifs: true });
  await storeSettings(page, { updateCounter: 0 });
  await page.reload();
  await openComposer(page);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
});

test('to whom Linnet is new no update is told, nor to a visitor', async ({ page }) => {
  await storeSettings(page, { updateCounter: 0 });
  await page.goto('/main/all');
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('linnet-settings'));
  await signIn(page, 'alice');
  await expect.poll(() => settings(page)).toMatchObject({ updateCounter: 1 });
  await expect(notice(page)).toHaveCount(0);
});
