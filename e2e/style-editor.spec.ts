import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';

const EDITOR = '/settings?tab=style';
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
const part = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.beforeEach(async ({ page, sandboxProcess: { url } }) => {
  await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
});

test('a style is made: its palette, a component that was pointed at, and its text; then it is saved', async ({
  page,
}) => {
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await page.goto(EDITOR);
  const digits = page.getByLabel('Background: colour in hex');
  await digits.fill('#004400');
  await expect.poll(() => background(page)).toBe('#004400');
  await expectAccessible(page);

  await part(page, 'Components').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What is this?' }).click();
  const hint = page.getByText('Point at something on the page');
  await expect(hint).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page keeps the work, and a click uses nothing.
  expect(await background(page)).toBe('#004400');
  const address = page.url();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  expect(page.url()).not.toBe(address);
  await expect(page.getByRole('heading', { name: /^(Icon|Icon button)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).and(page.locator('[aria-pressed]')).click();
  await expect(page.getByRole('heading', { name: /^Post/ })).toBeVisible();

  await part(page, 'Text').click();
  const code = page.getByRole('textbox', { name: 'Text of the style' });
  await code.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nButton {\nroundness: 1;\nglow: 2\n}');
  await expect(page.getByText('glow is not a directive')).toBeVisible();
  await expect(code.locator('.iss-wrong')).toHaveText(/glow: 2/);
  await expectAccessible(page);
  await part(page, 'Components').click();
  await page.getByRole('button', { name: 'Button', exact: true }).click();
  await expect(page.getByLabel('Round corners, as a number')).toHaveValue('1');

  await page.getByRole('button', { name: 'Save style' }).click();
  await page.reload();
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
