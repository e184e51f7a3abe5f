import type { Locator, Page } from '../../testing/page/locator';
import { cards, cardWith } from '../../testing/page/parts';
import { plantThread, planted } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

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

async function openTree(page: Page, id: string, settings: object = {}): Promise<void> {
  await storeSettings(page, { conversationDisplay: 'tree', ...settings });
  await page.goto(`/notice/${id}`);
  await expect(page.locator(`[data-status="${id}"][aria-current="true"]`)).toBeVisible();
}

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
  const said = () =>
    cards(page)
      .locator('div[dir="auto"]')
      .evaluateAll((texts) => texts.map((text) => text.textContent));
  const thread = await plantThread(sandbox, CHAIN);
  const focus = planted(thread, 'Step 2');
  await openTree(page, focus);
  await expect.poll(async () => (await said()).slice(0, 3)).toEqual(['Step 0', 'Step 1', 'Step 2']);
  await expect(cardWith(page, 'Aside')).toHaveCount(0);
  await expect(
    main(page).getByRole('link', { name: 'Show the whole conversation (1 other post)' }),
  ).toHaveCount(1);
  await main(page).getByRole('link', { name: '1 other reply' }).press('Enter');
  await expect(cardWith(page, 'Aside')).toBeVisible();
  await expect(main(page)).toContainText('This is the whole conversation.');
  await page.goBack();
  await expect(cardWith(page, 'Aside')).toHaveCount(0);

  await openTree(page, focus, {
    conversationOtherRepliesButton: 'inside',
    conversationTreeFadeAncestors: true,
  });
  const ancestor = main(page).locator('[class*="faded"]').filter({ hasText: 'Step 0' });
  await expect(ancestor.getByRole('link', { name: '1 other reply' })).toHaveCount(1);
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
