import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
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

/** Where the first letter of a part stands, and the part itself. */
const firstLetter = (part: Locator) =>
  part.evaluate((whole) => {
    const words = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (words !== null) {
      range.setStart(words, 0);
      range.setEnd(words, 1);
    }
    const [letter, box] = [range.getBoundingClientRect(), whole.getBoundingClientRect()];
    return { letter: letter.left, left: box.left, right: box.right, isCut: whole.scrollWidth > box.width };
  });

test(
  'names stand beside their faces, and long words in English are cut at their end',
  narrowOnly,
  async ({ page, sandbox }) => {
    await storeSettings(page, settings);
    await sandbox.post({
      as: 'bob',
      text: '@alice The bench by the clock at six, and bring the torch and the blanket too.',
      visibility: 'direct',
    });
    await signIn(page, 'alice', '/users/alice/messages');
    const row = page.getByRole('main').getByRole('link', { name: /The bench by/ });
    const face = await boxOf(row.locator('img, [role=img]').first());
    const name = await boxOf(row.locator('bdi').first());
    expect(face.x - (name.x + name.width)).toBeLessThan(24);
    const last = await firstLetter(row.locator('bdi').last());
    expect(last.isCut).toBe(true);
    expect(last.letter).toBeGreaterThan(last.left - 1);
    expect(face.x - last.right).toBeLessThan(48);
  },
);

test('a field runs as the page does while it is empty, and its icon never covers what is typed', async ({
  page,
}) => {
  await storeSettings(page, settings);
  await signIn(page, 'alice', '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const words of ['', 'hedge', 'سياج']) {
    await field.fill(words);
    await expect(field).toHaveCSS('direction', 'rtl');
    await expect(field).toHaveCSS('padding-right', '38px');
  }
});

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
