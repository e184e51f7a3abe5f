import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { expect, test } from './harness/test';

const EDITOR = '/settings?tab=style';
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));

test.beforeEach(async ({ page, sandboxProcess: { url } }) => {
  await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
});

test('a colour of the palette shows on the page at once', async ({ page }) => {
  await page.goto(EDITOR);
  await page.getByLabel('Background: colour in hex').fill('#004400');
  await expect.poll(() => background(page)).toBe('#004400');
});

test('the editor is not narrower than somebody wants', async ({ page }) => {
  await page.goto(EDITOR);
  const editor = page.locator('[data-part="style-editor"]');
  await expect(editor).toBeVisible();
  const width = () => editor.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  await page.getByRole('switch', { name: 'Expert settings' }).setChecked(true);
  const field = page.getByLabel('Minimum width of the theme editor', { exact: true });
  await field.fill('100');
  await field.press('Enter');
  await expect.poll(width).toBe(1400);
  expect(before).toBeLessThan(1400);
  await page.reload();
  await expect.poll(width).toBe(1400);
});
