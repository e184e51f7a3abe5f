import type { Locator, Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, fill } from './harness/change-settings';
import { newPosts } from './harness/new-posts';
import { plantThread, planted } from './harness/plant-thread';
import { type Effect, seeEffects } from './harness/see-effects';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

const DAY = 86_400_000;
const reed = (page: Page) => cardWith(page, 'A reed');
const mention = (page: Page, name: string) =>
  reed(page).locator('[dir=auto] a').filter({ hasText: name }).first();
const colour = (found: Locator) => found.evaluate((element) => getComputedStyle(element).color);
const times = (page: Page, text: string) => cardWith(page, text).locator('time').first().textContent();

/** Settings for the text of a post. */
const words: readonly Effect[] = [
  {
    row: 'Collapse posts with a content warning',
    change: click,
    seen: (page) => cardWith(page, 'Who did it').getByText('The butler.').isVisible(),
    as: false,
  },
  {
    row: 'Colour quoted lines',
    change: click,
    seen: async (page) => {
      const quoted = reed(page).getByText('>as they say');
      return (await colour(quoted)) === (await colour(reed(page).locator('[dir=auto]').first()));
    },
    as: false,
  },
  {
    row: 'Hide counts on posts',
    change: click,
    seen: (page) =>
      reed(page)
        .getByRole('button', { name: /^Favourite/ })
        .textContent(),
    as: '',
  },
  {
    row: 'Don’t mark bots',
    change: click,
    seen: (page) => cardWith(page, 'The 9:14').getByRole('img', { name: 'Bot' }).count(),
    as: 0,
  },
  {
    row: 'Show emoji reactions in timelines',
    change: click,
    seen: (page) => reed(page).getByRole('group', { name: 'Reactions' }).count(),
    as: 0,
  },
];

/** Settings for mentions; at first they show the host. */
const mentions: readonly Effect[] = [
  {
    row: 'Names in mentions',
    change: choose('full_for_remote'),
    seen: async (page) => (await mention(page, 'alice').textContent())?.includes('@localhost'),
    as: false,
  },
  {
    row: 'Show the @ of a mention as an icon',
    change: click,
    // The @ stays in one line with the name.
    seen: async (page) => {
      const icons = await mention(page, 'greta').getByRole('img', { name: '@' }).count();
      const { height } = (await mention(page, 'greta').boundingBox()) ?? { height: 0 };
      return `${icons}, ${height < 30 ? 'one line' : 'broken'}`;
    },
    as: '1, one line',
  },
  {
    row: 'Show the full username over a mention',
    change: click,
    seen: (page) => mention(page, 'greta').getAttribute('title'),
    as: null,
  },
  {
    row: 'Show an avatar next to a mention',
    change: click,
    seen: (page) => mention(page, 'alice').locator('img[src]').count(),
    as: 1,
  },
  {
    row: 'Fade the server in a mention',
    change: click,
    seen: (page) =>
      mention(page, 'greta').evaluate((link) =>
        [...link.querySelectorAll('*')].some((part) => Number(getComputedStyle(part).opacity) < 1),
      ),
    as: false,
  },
  {
    row: 'Show (You) after mentions of yourself',
    change: click,
    seen: async (page) => (await mention(page, 'alice').textContent())?.endsWith('(You)'),
    as: true,
  },
  {
    row: 'Make mentions of yourself bold',
    change: click,
    seen: (page) => mention(page, 'alice').evaluate((link) => getComputedStyle(link).fontWeight),
    as: '400',
  },
];

/** Settings for times, scrobbles and the operator's texts. */
const others: readonly Effect[] = [
  {
    row: 'Show exact times, not how long ago',
    change: click,
    seen: async (page) => /\d:\d\d/.test((await times(page, 'Long ago')) ?? ''),
    as: true,
  },
  {
    row: 'Time format',
    change: choose('12h'),
    seen: async (page) => /\d [AP]M$/.test((await times(page, 'Long ago')) ?? ''),
    as: true,
  },
  {
    row: 'Hide what people listen to',
    change: click,
    seen: (page) => page.getByRole('main').getByText('This tune').count(),
    as: 0,
  },
  {
    row: 'Hide the server’s panel',
    change: click,
    seen: (page) => page.getByRole('region', { name: 'From this server’s staff' }).count(),
    as: 0,
  },
];

test('each choice of how posts are drawn is seen at once, and again after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'The butler.', spoilerText: 'Who did it' });
  await sandbox.post({ as: 'arrivals', text: 'The 9:14 is here.' });
  const { id } = await sandbox.post({ as: 'bob', text: 'A reed.\n>as they say' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  await sandbox.act({ as: 'carol', action: 'react', status: id, emoji: '🎉' });
  await signIn(page, 'alice', '/main/public');
  await expect(reed(page).getByRole('group', { name: 'Reactions' })).toBeVisible();
  await seeEffects(page, 'General', words);
});

test('each choice of how mentions are drawn is seen at once, and again after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'A reed for @alice and @greta@signalbox.example' });
  await storeSettings(page, { mentionLinkDisplay: 'full' });
  await signIn(page, 'alice');
  await expect(mention(page, 'alice')).toContainText('@localhost');
  await seeEffects(page, 'General', mentions);
});

test('times, tunes and the panel of the server follow their settings at once, and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.settings({
    panel: '<p>Mind the hedge</p>',
    frontendConfiguration: { showInstanceSpecificPanel: true },
  });
  const bob = await callAs(`${baseURL}`, 'bob');
  await bob('/api/v1/pleroma/scrobble', { method: 'POST', body: { title: 'This tune', artist: '' } });
  const { id: inReplyTo } = await sandbox.post({ as: 'carol', text: 'Long ago.', at: Date.now() - 2 * DAY });
  await sandbox.post({ as: 'carol', text: 'Just now.', inReplyTo });
  const { id } = await sandbox.post({ as: 'bob', text: 'Listening.', inReplyTo });
  await signIn(page, 'alice', `/notice/${id}`);
  await expect(page.getByRole('main').getByText('This tune')).toBeVisible();
  await expect(page.getByText('Mind the hedge')).toBeVisible();
  await seeEffects(page, 'General', others);
  const ofNow = async () => /\d:\d\d/.test((await times(page, 'Just now')) ?? '');
  await expect.poll(ofNow).toBe(true);
  await seeEffects(page, 'General', [
    { row: 'Only for posts older than', change: fill('1'), seen: ofNow, as: false },
  ]);
});

test('a conversation is laid out as chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await sandbox.clock(-1.5 * DAY);
  await bob('/api/v1/pleroma/scrobble', { method: 'POST', body: { title: 'Yesterday’s tune', artist: '' } });
  await sandbox.clock(0);
  const thread = await plantThread(
    sandbox,
    'Step 0\n  Step 1\n    Step 2\n      Step 3\n        Step 4\n          Step 5\n  Aside',
  );
  const main = page.getByRole('main');
  const before = main.locator('[data-branch], [class*="faded"]').filter({ hasText: 'Step 0' });
  const said = (text: string) => cardWith(page, text).locator('div[dir="auto"]');
  const around: readonly Effect[] = [
    {
      row: 'Conversations',
      change: choose('tree'),
      seen: () => main.getByRole('radio', { name: 'Tree' }).isChecked(),
      as: true,
    },
    {
      row: 'Conversation levels shown at first',
      change: fill('3'),
      seen: () => cardWith(page, 'Step 4').count(),
      as: 0,
    },
    {
      row: 'More navigation buttons in a tree',
      change: click,
      seen: () => main.getByText('Level 2', { exact: true }).count(),
      as: 1,
    },
    {
      row: 'Fade posts above the opened one',
      change: click,
      seen: async () => (await colour(said('Step 0'))) === (await colour(said('Step 2'))),
      as: false,
    },
    {
      row: 'Button for other replies',
      change: choose('inside'),
      seen: () => before.getByRole('link', { name: '1 other reply' }).count(),
      as: 1,
    },
    {
      row: 'Hide what people listened to after',
      change: fill('1'),
      seen: () => main.getByText('Yesterday’s tune').count(),
      as: 0,
    },
  ];
  await signIn(page, 'alice', `/notice/${planted(thread, 'Step 1')}`);
  await expect(cards(page)).toHaveCount(7);
  await expect(main.getByText('Yesterday’s tune')).toBeVisible();
  await seeEffects(page, 'General', around);
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
    { row: 'Draw only posts in view', change: click },
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
  const box = await text.boundingBox();
  if (box === null) throw new Error('The post is not on the screen.');
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
