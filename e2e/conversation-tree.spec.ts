import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
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
  'a switch shows the conversation as a tree, and it stays one [2.2.051]',
  bothWidths,
  async ({ page, sandbox }) => {
    const thread = await plantThread(sandbox, BRANCHING);
    await signIn(page, 'alice', `/notice/${planted(thread, 'One heron')}`);
    await expect(cards(page)).toHaveCount(6);
    expect(await said(page)).toEqual([...thread.keys()]);
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
    const inset = async (text: string) => (await cardWith(page, text).boundingBox())?.x ?? 0;
    expect(await inset('Three herons')).toBeGreaterThan(await inset('Two herons'));
    expect(await inset('A kingfisher')).toBe(await inset('Two herons'));
    await page.reload();
    await expect.poll(() => said(page)).toEqual(asTree);
    await expect(main(page).getByRole('radio', { name: 'Tree' })).toBeChecked();
  },
);

test('six levels are shown; somebody dives to what is deeper, and Back comes up again [2.2.052, 2.2.053, 2.2.055, 2.9.004]', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, CHAIN);
  const first = planted(thread, 'Step 0');
  await openTree(page, first);
  await expect(cards(page)).toHaveCount(7);
  await expect(cardWith(page, 'Step 5')).toBeVisible();
  await expect(cardWith(page, 'Step 6')).toHaveCount(0);

  await main(page).getByRole('link', { name: '2 more replies in this branch' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/notice/${first}\\?dive=${planted(thread, 'Step 5')}$`));
  await expect(main(page)).toContainText('and its replies');
  await expect(cardWith(page, 'Step 7')).toBeVisible();
  await expect(cardWith(page, 'Step 4')).toHaveCount(1);
  await expect(cardWith(page, 'Aside')).toHaveCount(0);

  await page.goBack();
  await expect(cardWith(page, 'Aside')).toBeVisible();
  await expect(cardWith(page, 'Step 6')).toHaveCount(0);
  await page.goForward();
  await expect(cardWith(page, 'Step 7')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go back to the opened post' }).click();
  await expect(page).toHaveURL(new RegExp(`/notice/${first}$`));
  await expect(cardWith(page, 'Aside')).toBeVisible();
});

test('how deep a tree is shown is a setting [2.2.052, 2.2.054]', async ({ page, sandbox }) => {
  const thread = await plantThread(sandbox, CHAIN);
  await openTree(page, planted(thread, 'Step 0'), { maxDepthInThread: 3 });
  await expect(cardWith(page, 'Step 2')).toBeVisible();
  await expect(cardWith(page, 'Step 3')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: '5 more replies in this branch' })).toBeVisible();
});

test(
  'the replies to a post are hidden by the line at them, and come back [2.2.054]',
  bothWidths,
  async ({ page, sandbox }) => {
    const thread = await plantThread(sandbox, BRANCHING);
    await openTree(page, planted(thread, 'One heron'));
    await expect(cards(page)).toHaveCount(6);
    const before = await topOf(cardWith(page, 'A kingfisher'));
    const row = page.getByRole('main').locator('[data-branch]').filter({ hasText: 'A kingfisher' });
    await row.getByRole('button', { name: 'Hide replies' }).click();
    await expect(cardWith(page, 'A small one')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(5);
    expect(Math.abs((await topOf(cardWith(page, 'A kingfisher'))) - before)).toBeLessThanOrEqual(1);
    await main(page).getByRole('button', { name: 'Show 1 reply' }).click();
    await expect(cardWith(page, 'A small one')).toBeVisible();
    expect(Math.abs((await topOf(cardWith(page, 'A kingfisher'))) - before)).toBeLessThanOrEqual(1);
  },
);

test('who walks trees gets buttons and depths at every post [2.2.054, 2.2.055, 2.2.056]', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, CHAIN);
  const first = planted(thread, 'Step 0');
  await openTree(page, first, { conversationTreeAdvanced: true });
  await main(page).getByRole('button', { name: 'Show all 2 replies, 2 levels deep' }).click();
  await expect(cardWith(page, 'Step 7')).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(main(page).getByText('Level 7', { exact: true })).toBeVisible();

  // By key: the rows may still be getting their heights.
  await main(page).getByRole('link', { name: 'Show only this branch' }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`dive=${planted(thread, 'Step 1')}$`));
  await expect(main(page).getByText('Level 0', { exact: true })).toBeVisible();
});

test('above a reply stand the posts before it, each with the way to its other replies [2.2.056]', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, CHAIN);
  const focus = planted(thread, 'Step 2');
  await openTree(page, focus);
  await expect.poll(async () => (await said(page)).slice(0, 3)).toEqual(['Step 0', 'Step 1', 'Step 2']);
  await expect(cardWith(page, 'Aside')).toHaveCount(0);
  await expect(
    main(page).getByRole('link', { name: 'Show the whole conversation (1 other post)' }),
  ).toHaveCount(1);
  await main(page).getByRole('link', { name: '1 other reply' }).click();
  await expect(cardWith(page, 'Aside')).toBeVisible();
  await expect(main(page)).toContainText('This is the whole conversation.');
  await page.goBack();
  await expect(cardWith(page, 'Aside')).toHaveCount(0);

  await openTree(page, focus, {
    conversationOtherRepliesButton: 'inside',
    conversationTreeFadeAncestors: true,
  });
  const ancestor = page.getByRole('main').locator('[class*="faded"]').filter({ hasText: 'Step 0' });
  await expect(ancestor.getByRole('link', { name: '1 other reply' })).toHaveCount(1);
  const colour = (card: Locator) => card.evaluate((shown) => getComputedStyle(shown).color);
  const [faded, plain] = [cardWith(page, 'Step 0'), cardWith(page, 'Step 3')].map((card) =>
    card.locator('div[dir="auto"]'),
  );
  if (faded === undefined || plain === undefined) throw new Error('no cards');
  expect(await colour(faded)).not.toBe(await colour(plain));
});

test('a tree is walked, folded and dived into without a mouse', async ({ page, sandbox }) => {
  const thread = await plantThread(sandbox, CHAIN);
  await openTree(page, planted(thread, 'Step 0'));
  const card = page.locator(`[data-status="${planted(thread, 'Step 1')}"]`);
  await card.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cardWith(page, 'Step 2')).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cardWith(page, 'Step 2')).toBeVisible();
  const deeper = main(page).getByRole('link', { name: '2 more replies in this branch' });
  await deeper.focus();
  await page.keyboard.press('Enter');
  await expect(cardWith(page, 'Step 7')).toBeVisible();
  const tree = main(page).getByRole('radio', { name: 'Tree' });
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(page).not.toHaveURL(/dive/);
});

test(
  'the rules of accessibility are kept in a tree, dark and light',
  bothWidths,
  async ({ page, sandbox }) => {
    const thread = await plantThread(sandbox, CHAIN);
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
      await (colorScheme === 'dark' ? expectAccessible(page) : expectContrast(page));
    }
  },
);
