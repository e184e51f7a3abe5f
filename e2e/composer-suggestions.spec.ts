import type { Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

async function writing(page: Page, settings: Readonly<Record<string, unknown>> = {}) {
  await storeSettings(page, settings);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const field = textField(form);
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return { form, field };
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

/** Whether an element is completely visible. */
async function standsInWindow(part: Locator, page: Page): Promise<boolean> {
  const box = await part.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
}

test('emoji are found by name and keyword, and stand with spaces around them [2.5.028]', async ({ page }) => {
  const { field } = await writing(page);
  await field.pressSequentially('Tea :blob_te');
  await expect(options(page).first()).toContainText(':blob_tea:');
  await expect(options(page).first().locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Tea :blob_tea: ');
  // This is a keyword of the emoji, no part of its name.
  await field.pressSequentially(':orthop');
  await expect(options(page)).toHaveText(['🦗cricket']);
  await page.keyboard.press('Escape');
  await field.pressSequentially(' :honeyb');
  await expect(options(page)).toHaveText(['🐝honeybee']);
  await options(page).first().click();
  await expect(field).toHaveValue('Tea :blob_tea: :orthop 🐝 ');
  await expect(field).toBeFocused();
});

test('what was completed is in the draft, and can be undone', async ({ page }) => {
  const { field } = await writing(page);
  await field.pressSequentially('Hi @carol');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Hi @carol ');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(/^Hi @?/);
  await expect(field).not.toHaveValue('Hi @carol ');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue('Hi @carol ');
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(textField(await openComposer(page))).toHaveValue('Hi @carol ');
});

test(
  'the list stands in the window at any width, over what a keyboard covers too',
  bothWidths,
  async ({ page }) => {
    const { field } = await writing(page);
    for (const size of [page.viewportSize(), { width: 320, height: 568 }, { width: 320, height: 300 }]) {
      if (size !== null) await page.setViewportSize(size);
      if (!(await field.isVisible())) continue;
      await field.fill('');
      await field.pressSequentially('Somewhere far to the right of it all @caro');
      await expect(options(page).first()).toBeVisible();
      await expect.poll(() => standsInWindow(list(page), page)).toBe(true);
      const [box, beside] = [await list(page).boundingBox(), await field.boundingBox()];
      // Near the word: it neither covers the line above nor is far away.
      expect(box !== null && beside !== null && Math.abs(box.y - beside.y)).toBeLessThan(size?.height ?? 0);
    }
  },
);

test('the rules of accessibility are kept while something is suggested', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { form, field } = await writing(page);
  await field.pressSequentially('@caro');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(form.or(list(page)).first()).toBeVisible();
  await expectAccessible(page, 'form, [role=listbox]');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectContrast(page, 'form, [role=listbox]');
});
