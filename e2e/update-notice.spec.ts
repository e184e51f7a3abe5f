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
