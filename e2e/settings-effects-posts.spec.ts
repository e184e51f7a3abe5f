import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click } from './harness/change-settings';
import { newPosts } from './harness/new-posts';
import { type Effect, seeEffects } from './harness/see-effects';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

const reed = (page: Page) => cardWith(page, 'A reed');
const mention = (page: Page, name: string) =>
  reed(page).locator('[dir=auto] a').filter({ hasText: name }).first();

const colour = (found: Locator) => found.evaluate((element) => getComputedStyle(element).color);

/** Settings for mentions, which show the host at first, and for quoted lines. */
const mentions: readonly Effect[] = [
  {
    row: 'Colour quoted lines',
    change: click,
    observe: async (page) => {
      const quoted = reed(page).getByText('>as they say');
      return (await colour(quoted)) === (await colour(reed(page).locator('[dir=auto]').first()));
    },
    expected: false,
  },
  {
    row: 'Names in mentions',
    change: choose('full_for_remote'),
    observe: async (page) => (await mention(page, 'alice').textContent())?.includes('@localhost'),
    expected: false,
  },
  {
    row: 'Show the @ of a mention as an icon',
    change: click,
    // The @ stays in one line with the name.
    observe: async (page) => {
      const icons = await mention(page, 'greta').getByRole('img', { name: '@' }).count();
      const { height } = (await mention(page, 'greta').boundingBox()) ?? { height: 0 };
      return `${icons}, ${height < 30 ? 'one line' : 'broken'}`;
    },
    expected: '1, one line',
  },
  {
    row: 'Show the whole handle over a mention',
    change: click,
    observe: (page) => mention(page, 'greta').getAttribute('title'),
    expected: null,
  },
  {
    row: 'Show an avatar next to a mention',
    change: click,
    observe: (page) => mention(page, 'alice').locator('img[src]').count(),
    expected: 1,
  },
  {
    row: 'Fade the server in a mention',
    change: click,
    observe: (page) =>
      mention(page, 'greta').evaluate((link) =>
        [...link.querySelectorAll('*')].some((part) => Number(getComputedStyle(part).opacity) < 1),
      ),
    expected: false,
  },
  {
    row: 'Show (You) after mentions of yourself',
    change: click,
    observe: async (page) => (await mention(page, 'alice').textContent())?.endsWith('(You)'),
    expected: true,
  },
  {
    row: 'Make mentions of yourself bold',
    change: click,
    observe: (page) => mention(page, 'alice').evaluate((link) => getComputedStyle(link).fontWeight),
    expected: '400',
  },
];

test('each choice of how mentions and quoted lines are drawn is seen at once, and again after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'A reed for @alice and @greta@signalbox.example\n>as they say' });
  await storeSettings(page, { mentionLinkDisplay: 'full' });
  await signIn(page, 'alice');
  await expect(mention(page, 'alice')).toContainText('@localhost');
  await seeEffects(page, 'General', mentions);
});

test('new posts come as chosen, and as many are drawn, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  const post = (text: string) => sandbox.post({ as: 'carol', text });
  const lookAway = () =>
    page.evaluate(() => {
      document.hasFocus = () => false;
      dispatchEvent(new Event('blur'));
    });
  const drawn = async () => (await shownIds(page)).length;
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(await drawn()).toBeLessThan(20);
  await post('Waits.');
  await expect(newPosts(page)).toHaveText('1 new');
  await changeSettings(page, 'General', [
    { row: 'Show new posts automatically', change: click },
    { row: 'Pause new posts while you’re away', change: click },
    { row: 'Render only posts in view', change: click },
  ]);
  for (const times of ['once', 'twice']) {
    await expect.poll(drawn).toBeGreaterThanOrEqual(20);
    await expect.poll(() => sandbox.streams()).toContain('user');
    await lookAway();
    await post(`Shown by itself ${times}.`);
    await expect(cards(page).first()).toContainText(`Shown by itself ${times}.`);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
  }
  await changeSettings(page, 'General', [{ row: 'Get live updates', change: click }]);
  await expect.poll(() => sandbox.streams()).toEqual([]);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sandbox.streams()).toEqual([]);
});

test('a click on the text of a post opens it unless that was turned off, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A heron stood in the reeds.' });
  await signIn(page, 'alice', '/main/public');
  const text = cardWith(page, 'A heron stood').getByText('A heron stood in the reeds.');
  const opened = new RegExp(`/notice/${id}$`);
  // Selecting a word is not a click on the post, and neither is closing something that floats over it.
  await expect(text).toBeVisible();
  const box = await boxOf(text);
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('A her');
  await text.click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await page.getByRole('main').getByRole('button', { name: 'Filter posts' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter posts' })).toBeVisible();
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(page.getByRole('dialog', { name: 'Filter posts' })).toBeHidden();
  await expect(page).toHaveURL(/\/main\/public$/);
  await text.click();
  await expect(page).toHaveURL(opened);
  await page.goBack();

  await changeSettings(page, 'General', [{ row: 'Click a post to open it', change: click }]);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await text.click();
    await expect(page).toHaveURL(/\/main\/public$/);
  }
});
