import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

async function writing(page: Page) {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const field = textField(form);
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return { field };
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
  'the list stands in the window at any width, over what a keyboard covers too, and keeps the rules of accessibility',
  bothWidths,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { field } = await writing(page);
    await field.pressSequentially(':blob_te');
    await expect(options(page).first().locator('img')).toHaveJSProperty('complete', true);
    await field.fill('');
    await field.pressSequentially('@caro');
    await expect(options(page).first()).toContainText('@carol');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'form, [role=listbox]');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectContrast(page, 'form, [role=listbox]');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const phone = { width: 320, height: 568 };
    // The layout stays the same: the form would move to another place in the one of a phone.
    const usual = isNarrow(page) ? phone : { width, height };
    for (const size of [{ width, height }, usual, { ...usual, height: 300 }]) {
      await page.setViewportSize(size);
      await field.fill('');
      await field.pressSequentially('Somewhere far to the right of it all @caro');
      await expect(options(page).first()).toBeVisible();
      await expect.poll(() => standsInWindow(list(page), page)).toBe(true);
      // Near the word: it neither covers the line above nor is far away.
      const distance = async () => Math.abs((await boxOf(list(page))).y - (await boxOf(field)).y);
      await expect.poll(distance).toBeLessThan(size.height);
    }
  },
);
