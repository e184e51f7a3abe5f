import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { boxOf, steadyBoxOf } from './harness/box-of';
import { cards, cardWith } from './harness/cards';
import { plantThread, planted } from './harness/plant-thread';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

const BRANCHING = `
One heron
  Two herons
    Three herons
  A kingfisher
    A small one
  Nothing at all
`;
const CHAIN = `
Step 0
  Step 1
    Step 2
      Step 3
        Step 4
          Step 5
            Step 6
              Step 7
  Aside
`;

const main = (page: Page): Locator => page.getByRole('main');
/** The first line of the text of each card, from top to bottom. */
const said = (page: Page): Promise<string[]> =>
  cards(page)
    .locator('div[dir="auto"]')
    .evaluateAll((texts) => texts.map((text) => text.textContent ?? ''));

async function openTree(page: Page, id: string, settings: object = {}): Promise<void> {
  await storeSettings(page, { conversationDisplay: 'tree', ...settings });
  await page.goto(`/notice/${id}`);
  await expect(page.locator(`[data-status="${id}"][aria-current="true"]`)).toBeVisible();
}

test(
  'a switch shows the conversation as a tree, and it stays one; the line at a post hides its replies, and nothing moves [2.2.051, 2.2.054]',
  bothWidths,
  async ({ page, sandbox }) => {
    const thread = await plantThread(sandbox, BRANCHING);
    await signIn(page, 'alice', `/notice/${planted(thread, 'One heron')}`);
    await expect(cards(page)).toHaveCount(6);
    await expect.poll(() => said(page)).toEqual([...thread.keys()]);
    await main(page).getByRole('radio', { name: 'Tree' }).check();
    const asTree = [
      'One heron',
      'Two herons',
      'Three herons',
      'A kingfisher',
      'A small one',
      'Nothing at all',
    ];
    await expect.poll(() => said(page)).toEqual(asTree);
    const inset = async (text: string) => (await boxOf(cardWith(page, text))).x;
    await expect
      .poll(async () => (await inset('Three herons')) - (await inset('Two herons')))
      .toBeGreaterThan(0);
    await expect.poll(async () => (await inset('A kingfisher')) - (await inset('Two herons'))).toBe(0);
    await page.reload();
    await expect.poll(() => said(page)).toEqual(asTree);
    await expect(main(page).getByRole('radio', { name: 'Tree' })).toBeChecked();

    const before = (await steadyBoxOf(cardWith(page, 'A kingfisher'))).y;
    const row = main(page).locator('[data-branch]').filter({ hasText: 'A kingfisher' });
    await row.getByRole('button', { name: 'Hide replies' }).click();
    await expect(cardWith(page, 'A small one')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(5);
    expect(Math.abs((await topOf(cardWith(page, 'A kingfisher'))) - before)).toBeLessThanOrEqual(1);
    await main(page).getByRole('button', { name: 'Show 1 reply' }).click();
    await expect(cardWith(page, 'A small one')).toBeVisible();
    expect(Math.abs((await topOf(cardWith(page, 'A kingfisher'))) - before)).toBeLessThanOrEqual(1);
  },
);

test('a tree keeps the rules of accessibility, dark and light, with the posts before the opened one in fainter colours', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, CHAIN);
  const colour = (text: string) =>
    cardWith(page, text)
      .locator('div[dir="auto"]')
      .evaluate((shown) => getComputedStyle(shown).color);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openTree(page, planted(thread, 'Step 1'), {
      conversationTreeAdvanced: true,
      conversationTreeFadeAncestors: true,
    });
    await expect(cardWith(page, 'Step 6')).toBeVisible();
    // After an input of the person the page no longer keeps the scroll position.
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(async () => (await colour('Step 0')) !== (await colour('Step 2'))).toBe(true);
    await (colorScheme === 'dark' ? expectAccessible(page) : expectContrast(page));
  }
});
