import type { Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

const bar = (page: Page) => page.getByRole('banner');
const home = (page: Page) => bar(page).getByRole('link', { name: 'Start page' }).or(brand(page));
const brand = (page: Page) => bar(page).locator('a[href="/"]');
const wallpaper = (page: Page) => page.locator('img[src*="/images/"][data-loaded]');

/** The distance between the middle of the logo and the middle of the window, in pixels. */
async function fromMiddle(page: Page): Promise<number> {
  const box = await boxOf(brand(page).locator('img, svg'));
  return Math.abs(box.x + box.width / 2 - (page.viewportSize()?.width ?? 0) / 2);
}

async function open(page: Page): Promise<void> {
  await page.goto('/main/public');
  await expect(cards(page).first()).toBeVisible();
  await expect(brand(page).locator('img, svg')).toBeVisible();
}

test('logo and name stand in the bar as the operator wants them, lead to the start page, and ours is there where theirs cannot be had [1.2.052]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.settings({ title: 'The Hedge' });
  await open(page);
  await expect(bar(page)).toContainText('The Hedge');
  await expect.poll(() => fromMiddle(page)).toBeGreaterThan(300);

  await sandbox.settings({
    frontendConfiguration: { logo: '/images/avi.png', logoMask: false, logoMargin: '.2em', logoLeft: false },
  });
  await open(page);
  await expect(brand(page).locator('img')).toHaveAttribute('src', '/images/avi.png');
  await expect.poll(() => fromMiddle(page)).toBeLessThan(2);
  await expect(bar(page)).toContainText('The Hedge');

  await sandbox.settings({ frontendConfiguration: { hideSitename: true } });
  await open(page);
  await expect(bar(page)).not.toContainText('The Hedge');
  await home(page).click();
  await expect(page).toHaveURL(/\/main\/all$/);

  await sandbox.settings({ frontendConfiguration: { logo: '/images/none.svg', logoMask: true } });
  await page.goto('/main/public');
  await expect(brand(page).locator('svg')).toBeVisible();
  await expect(brand(page).locator('img')).toHaveCount(0);
});

test('the bar ends with the columns, and stretches with wide ones if it is to', async ({ page }) => {
  const width = async () => (await bar(page).locator('> div > div').boundingBox())?.width ?? 0;
  const columns = async () => {
    const main = await page.getByRole('main').boundingBox();
    const side = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    return (main?.x ?? 0) + (main?.width ?? 0) - (side?.x ?? 0);
  };
  await open(page);
  await expect.poll(async () => Math.abs((await width()) - (await columns()))).toBeLessThan(2);
  await storeSettings(page, { contentColumnWidth: '60rem' });
  await open(page);
  await expect.poll(async () => (await columns()) - (await width())).toBeGreaterThan(100);
  await storeSettings(page, { contentColumnWidth: '60rem', navbarColumnStretch: true });
  await open(page);
  await expect.poll(async () => Math.abs((await width()) - (await columns()))).toBeLessThan(2);
});

test('a picture lies behind the columns, readable; none where the person hides it, it cannot be had, or it is a stock one nobody chose', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.settings({ frontendConfiguration: { background: '/images/hills.png' } });
  await open(page);
  await expect(wallpaper(page)).toHaveAttribute('data-loaded', 'true');
  await expect(wallpaper(page)).toHaveCSS('z-index', '-1');
  await expectAccessible(page);
  await storeSettings(page, { hideInstanceWallpaper: true });
  await open(page);
  await page.waitForLoadState('networkidle');
  await expect(wallpaper(page)).toHaveCount(0);

  await storeSettings(page, { hideInstanceWallpaper: false });
  await sandbox.settings({ frontendConfiguration: { background: '/images/none.png' } });
  const asked = page.waitForResponse(/\/images\/none\.png/);
  await open(page);
  await (await asked).finished();
  await expect(wallpaper(page)).toHaveCount(0);
  await sandbox.settings({ frontendConfiguration: { background: '/images/city.jpg' } });
  const looks = async () => (await sandbox.log()).filter(({ path }) => path === '/images/city.jpg');
  await open(page);
  // The client requests only the beginning of the file, once.
  await expect.poll(looks).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await expect(wallpaper(page)).toHaveCount(0);
  expect(await looks()).toHaveLength(1);
});
