import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';

const EDITOR = '/settings?tab=style';
/** What lies behind the window is dimmed. */
const OWN = '[data-part="style-editor"]';
const variable = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    `--${name}`,
  );
const background = (page: Page) => variable(page, 'bg');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, sandboxProcess: { url } }) => {
  await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
});

test('colours show at once, are undone and done again, compared and saved', async ({ page }) => {
  await page.goto(EDITOR);
  const digits = page.getByLabel('Background: colour in hex');
  const before = await digits.inputValue();
  await digits.fill('#004400');
  await expect.poll(() => background(page)).toBe('#004400');
  await expectAccessible(page, OWN);
  await button(page, 'Undo').click();
  await expect.poll(() => background(page)).toBe(before);
  await button(page, 'Redo').click();
  await expect.poll(() => background(page)).toBe('#004400');
  await button(page, 'Show the saved style').click();
  await expect.poll(() => background(page)).toBe(before);
  await button(page, 'Show the saved style').click();
  await button(page, 'Save style').click();
  await page.reload();
  await expect(page.getByLabel('Background: colour in hex')).toHaveValue('#004400');
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
