import type { Page } from '../../testing/page/locator';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { openComposer } from '../../testing/page/writing';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
/** Stands among the notices. */
const notice = (page: Page) => page.getByRole('region', { name: 'New in Linnet' });

function settings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('linnet-settings') ?? '{}'));
}

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
  await expect(notices(page)).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('to whom Linnet is new no update is told, nor to a visitor', async ({ page }) => {
  await storeSettings(page, { updateCounter: 0 });
  await page.goto('/main/all');
  await expect(notices(page)).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('linnet-settings'));
  await signIn(page, 'alice');
  await expect.poll(() => settings(page)).toMatchObject({ updateCounter: 1 });
  await expect(notice(page)).toHaveCount(0);
});
