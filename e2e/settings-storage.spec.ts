import type { Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { changeSettings, click } from './harness/change-settings';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const stars = (page: Page) => cardWith(page, 'A reed').getByRole('button', { name: /^Favourite/ });
const kept = (page: Page, record: string) => page.evaluate((name) => localStorage.getItem(name), record);
const hidesCounts = [{ row: 'Hide the counts of posts', change: click }];

test.beforeEach(async ({ sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A reed in the wind.' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
});

test('damaged settings are told of and put aside as they are, and new ones hold', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(stars(page)).toBeVisible();
  const damaged = '{"hideNsfw":false,"muteWor';
  await page.evaluate((text) => localStorage.setItem('linnet-settings', text), damaged);
  await page.reload();
  await expect(notices(page)).toContainText('The settings in this browser were damaged');
  await changeSettings(page, 'General', hidesCounts);
  await expect(stars(page)).toHaveText('');
  await page.reload();
  await expect(stars(page)).toHaveText('');
  expect(await kept(page, 'linnet-settings-damaged')).toBe(damaged);
});
