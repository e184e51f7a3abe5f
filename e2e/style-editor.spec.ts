import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
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
const part = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, sandboxProcess: { url } }) => {
  await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
});

test('a component that was pointed at on the page is edited, and the page keeps the work meanwhile', async ({
  page,
}) => {
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await page.goto(EDITOR);
  await page.getByLabel('Background: colour in hex').fill('#004400');
  await part(page, 'Components').click();
  await expectAccessible(page, OWN);
  await button(page, 'What is this?').click();
  // Its bar says at once what the pointer rests on.
  await expect(button(page, 'Cancel')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await background(page)).toBe('#004400');
  const reply = cards(page)
    .first()
    .getByRole('button', { name: /^Reply/ });
  await reply.click();
  // The click has picked the button, and answered nothing.
  await expect(page.getByRole('heading', { name: /^Icon/ })).toBeVisible();
  await expect(page.getByText('Pointed at:')).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).and(page.locator('[aria-pressed]')).click();
  await expect(page.getByRole('heading', { name: /^Post/ })).toBeVisible();
});

test('the text of a style follows the other parts, and they follow it', async ({ page }) => {
  await page.goto(EDITOR);
  await page.getByLabel('Background: colour in hex').fill('#004400');
  await part(page, 'Text').click();
  const code = page.getByRole('textbox', { name: 'Text of the style' });
  await expect(code).toContainText('#004400');
  await code.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nButton {\nroundness: 1;\nglow: 2\n}');
  await expect(page.getByText('glow is not a directive')).toBeVisible();
  await expect(code.locator('.iss-wrong')).toHaveText(/glow: 2/);
  await expect.poll(() => variable(page, 'rBtn')).toBe('1px');
  await expectAccessible(page, OWN);
  await part(page, 'Components').click();
  await expect(page.getByRole('heading', { name: /^Button/ })).toBeVisible();
  await expect(page.getByLabel('Round corners, as a number')).toHaveValue('1');
  await page.getByLabel('Round corners, as a number').fill('7');
  await part(page, 'Text').click();
  await expect(code).toContainText('roundness: 7');
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
