import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { openDrafts, saveDraft } from './harness/drafts-page';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { narrowOnly } from './harness/widths';
import { timesPosted } from './harness/write-post';

/** Opens a form with a text in a dialog by continuing a draft. */
async function opensOver(page: Page, words: string): Promise<Locator> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await saveDraft(await openComposer(page), words);
  await openDrafts(page);
  await page.getByRole('main').getByRole('button', { name: 'Continue writing' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue(words);
  return dialog;
}

const aside = (page: Page) => page.getByRole('region', { name: 'Minimised post form' });

test(
  'on a phone the form over the page takes the focus, is put aside small, stands above the keyboard of the screen, and posts',
  narrowOnly,
  async ({ page, baseURL }) => {
    const dialog = await opensOver(page, 'Between the lines');
    await expect(textField(dialog)).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Minimise' }).click();
    await expect(dialog).toBeHidden();
    await expect(aside(page)).toContainText('Between the lines');
    await expectAccessible(page);
    await aside(page).getByRole('button', { name: 'Between the lines' }).click();
    await expect(textField(dialog)).toHaveValue('Between the lines');
    await textField(dialog).focus();
    const left = await page.evaluate(() => {
      // What a browser does when it shows the on-screen keyboard over the page.
      const seen = Math.round(innerHeight * 0.55);
      const { visualViewport } = globalThis;
      if (visualViewport === null) throw new Error('This browser has no visual viewport.');
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: seen });
      visualViewport.dispatchEvent(new Event('resize'));
      return seen;
    });
    const footOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    await expect
      .poll(() => footOf(dialog.getByRole('button', { name: 'Post', exact: true })))
      .toBeLessThanOrEqual(left);
    await expect.poll(() => footOf(textField(dialog))).toBeLessThanOrEqual(left);
    const heading = dialog.getByRole('heading', { name: 'New post' });
    await expect.poll(async () => (await boxOf(heading)).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('End');
    await page.keyboard.type(', like this');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => timesPosted(baseURL, 'Between the lines, like this')).toBe(1);
  },
);
