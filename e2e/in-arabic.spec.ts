import type { Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { findOutside } from './harness/find-outside';
import { FILES, openWithMedia } from './harness/media-page';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { swipe } from './harness/touch';
import { narrowOnly } from './harness/widths';

// The interface itself is Arabic.
const settings = { interfaceLanguage: 'ar' };
test.use({ hasTouch: true });

const dialog = (page: Page): Locator => page.getByRole('dialog');

test(
  'the left arrow and a swipe to the right lead to the next picture',
  narrowOnly,
  async ({ page, sandbox, baseURL }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    const card = await openWithMedia(at, { files: [FILES.hills, FILES.tall, FILES.gif], settings });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await card.getByRole('link', { name: 'Hills' }).click();
    const shown = dialog(page).getByRole('img');
    await expect(shown).toHaveAccessibleName('Hills');
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveAccessibleName('The sea');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAccessibleName('Hills');
    const far = (page.viewportSize()?.width ?? 0) / 4 + 12;
    await swipe(page, shown, { x: far, y: 0 });
    await expect(shown).toHaveAccessibleName('The sea');
    await swipe(page, shown, { x: -far, y: 0 });
    await expect(shown).toHaveAccessibleName('Hills');
  },
);

test(
  'the notifications come from the left, and a swipe to there puts them away',
  narrowOnly,
  async ({ page }) => {
    await storeSettings(page, settings);
    await signIn(page, 'alice');
    await expect(cards(page).first()).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /إشعار/ })
      .click();
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    await expect.poll(() => findOutside(page)).toEqual([]);
    await swipe(page, dialog(page), { x: 150, y: 0 });
    await expect(dialog(page)).toBeVisible();
    await swipe(page, dialog(page), { x: -150, y: 0 });
    await expect(dialog(page)).toBeHidden();
  },
);

test('code in an Arabic sentence keeps its own order', async ({ page, sandbox, baseURL }) => {
  const content = '<p>اكتب <code>git add .</code> ثم انتظر</p>';
  const card = await openWithMedia({ page, sandbox, url: `${baseURL}` }, { changes: { content }, settings });
  const [before, git, add, after] = await card
    .locator('p', { has: page.locator('code') })
    .evaluate((line) => {
      const middle = (node: Node | null, start: number, end: number): number => {
        const range = document.createRange();
        if (node === null) return 0;
        range.setStart(node, start);
        range.setEnd(node, end);
        const { left, width } = range.getBoundingClientRect();
        return left + width / 2;
      };
      const [first, code, last] = line.childNodes;
      return [
        middle(first ?? null, 0, 4),
        middle(code?.firstChild ?? null, 0, 3),
        middle(code?.firstChild ?? null, 4, 9),
        middle(last ?? null, 1, 3),
      ];
    });
  expect([after, git, add, before]).toEqual([after, git, add, before].toSorted((a = 0, b = 0) => a - b));
});
