import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('the settings lie over the page, which stays where it was read; Back and Escape lead back to it [3.2.028, 2.2.027]', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 900);
  const place = await page.evaluate(() => scrollY);
  const gear = page.getByRole('banner').getByRole('link', { name: 'Settings' });
  await gear.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expect(page).toHaveTitle(/Settings/);
  await settings(page).getByRole('link', { name: 'Composing' }).press('Enter');
  await expect(page).toHaveURL(/\/settings\?tab=composing$/);
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await gear.press('Enter');
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(gear).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThanOrEqual(1);
});

test('made small they leave the page free, and come back as they were [3.2.028]', async ({ page }) => {
  await openSettings(page, 'general');
  await settings(page).getByRole('searchbox').fill('show');
  const last = settings(page).getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await settings(page).getByRole('button', { name: 'Minimise' }).click();
  await expect(settings(page)).toBeHidden();
  const back = page.getByRole('button', { name: 'Open settings' });
  await expect(back).toBeFocused();
  await page.getByRole('link', { name: 'Known network' }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
  await back.click();
  await expect(settings(page).getByRole('searchbox')).toHaveValue('show');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(back).toBeHidden();
});

test('on a phone they fill it: a list of parts, then the part, and Back between them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('switch', { name: 'Pause animated pictures' })).toHaveCount(0);
  await expectAccessible(page);
  await settings(page).getByRole('link', { name: 'General' }).click();
  const general = page.getByRole('dialog', { name: 'General' });
  await expect(general.getByRole('switch', { name: 'Pause animated pictures' })).toBeVisible();
  await general.getByRole('button', { name: 'All settings' }).click();
  await settings(page).getByRole('link', { name: 'Appearance' }).click();
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goBack();
  await expect(settings(page).getByRole('link', { name: 'General' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('an address leads to a setting, over home; closed, home is there', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=composing&at=postContentType');
  const format = settings(page).getByLabel('Post format', { exact: true });
  await expect(format).toBeFocused();
  await expect(format).toBeInViewport();
  await page.reload();
  await expect(format).toBeFocused();
  await settings(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
});

test('on a phone no notice lies over the question whether a change stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'alice', '/settings?tab=appearance');
  const appearance = page.getByRole('dialog', { name: 'Appearance' });
  await appearance.getByLabel('Text size', { exact: true }).fill('20');
  const keep = page.getByRole('button', { name: 'Keep' });
  await expect(keep).toBeVisible();
  await appearance.getByRole('switch', { name: 'Expert settings' }).click();
  await appearance.getByLabel('Sidebar width', { exact: true }).fill('30');
  const notice = page.getByText('First keep or undo the last change.');
  await expect(notice).toBeVisible();
  // The notice goes by itself: it is measured first.
  const [bar, told] = [await keep.boundingBox(), await notice.boundingBox()];
  expect(told === null || bar === null ? null : told.y + told.height <= bar.y).toBe(true);
  await keep.click({ trial: true, timeout: 2000 });
});

/** The settings dialog. */
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page, tab: string): Promise<void> {
  await signIn(page, 'alice', `/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}
