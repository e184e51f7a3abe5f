import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { waitForStart } from './harness/wait-for-start';
import { expect, test } from './harness/test';

/** The colours of the palette “amber”, as the browser reports them. */
const AMBER = { page: 'rgb(0, 0, 0)', text: 'rgb(255, 185, 56)' };

test('dark and light follow the system, while the page is open too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const dark = await colours(page);
  expect(brightness(dark.page)).toBeLessThan(0.2);
  expect(brightness(dark.text)).toBeGreaterThan(0.7);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => brightness((await colours(page)).page)).toBeGreaterThan(0.8);
  const light = await colours(page);
  expect(brightness(light.text)).toBeLessThan(0.3);

  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(await colours(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colours(page)).toEqual(dark);
});

test('the theme that the instance names wins over the system, and is there at once the next time [3.9.018]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { palette: 'amber' } });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => colours(page)).toEqual(AMBER);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours(page)).toEqual(AMBER);

  // Only the page and its start script load.
  await sandbox.hold({ path: String.raw`^/(assets/(?!boot)|api/|static/config)` });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  await expect(cards(page)).toHaveCount(0);
  expect(await colours(page)).toEqual(AMBER);
  await sandbox.release();
  await expect(cards(page).first()).toBeVisible();
  expect(await colours(page)).toEqual(AMBER);
});

test('a theme of Pleroma-FE among the files of the instance is shown, with a top bar of its own', async ({
  page,
  sandbox,
}) => {
  const colors = { bg: '#f0f4f8', fg: '#d0d8e0', text: '#203040', link: '#0050a0', topBar: '#102030' };
  const theme = { _pleroma_theme_version: 2, name: 'Bay', source: { themeEngineVersion: 3, colors } };
  await sandbox.settings({
    frontendConfiguration: { theme: 'bay' },
    files: {
      '/static/styles.json': JSON.stringify({ bay: '/static/themes/bay.json' }),
      '/static/themes/bay.json': JSON.stringify(theme),
    },
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(async () => (await colours(page)).text).toBe('rgb(32, 48, 64)');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  expect(brightness(await bar.evaluate((element) => getComputedStyle(element).color))).toBeGreaterThan(0.5);

  // The file is asked for again, and while it is not there, the page has the colours of the last visit.
  await sandbox.hold({ path: '^/static/' });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect((await colours(page)).text).toBe('rgb(32, 48, 64)');
  await sandbox.settings({
    files: {
      '/static/styles.json': JSON.stringify({
        bay: { ...theme, source: { ...theme.source, colors: { ...colors, text: '#402010' } } },
      }),
    },
  });
  await sandbox.release();
  await expect.poll(async () => (await colours(page)).text).toBe('rgb(64, 32, 16)');
});

test('a theme is chosen by its sample in the settings', async ({ page }) => {
  await page.goto('/settings?tab=theme');
  const theme = page.getByRole('radio', { name: 'Dracula' });
  await theme.scrollIntoViewIfNeeded();
  const sample = page.locator('label').filter({ has: theme }).locator('[data-sample]');
  await expect(sample.getByText('Home')).toBeVisible();
  await expectAccessible(page);
  await theme.click();
  await expect.poll(async () => (await colours(page)).text).toBe('rgb(248, 248, 242)');
  await page.reload();
  await expect(theme).toBeChecked();
  expect((await colours(page)).text).toBe('rgb(248, 248, 242)');
});

for (const reader of ['visitor', 'member'] as const) {
  test(`nothing jumps while the page of a ${reader} builds up`, async ({ page, sandboxProcess: { url } }) => {
    if (reader === 'member') await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
    await watchLayoutShifts(page);
    await page.goto(reader === 'member' ? '/main/friends' : '/main/all');
    await waitForStart(page, reader);
    await picturesStand(page);
    await page.waitForLoadState('networkidle');
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
  });
}

/** The visible colours of the background and the text. */
function colours(page: Page): Promise<{ page: string; text: string }> {
  return page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    text: getComputedStyle(document.body).color,
  }));
}

/** From 0 (black) to 1 (white). */
function brightness(colour: string): number {
  const parts =
    colour
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  if (parts.length < 3) throw new Error(`${colour} is no colour.`);
  return parts.reduce((sum, part) => sum + part, 0) / (3 * 255);
}

/** Waits until the images in the window have loaded or failed. */
async function picturesStand(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const inWindow = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        return inWindow.filter(({ complete }) => !complete).length;
      }),
    )
    .toBe(0);
}
