import { onTestFinished } from 'vitest';
import type { Page } from '../../testing/page/locator';
import { callAs, plantThread, planted } from '../../testing/page/server';
import { cards, cardWith, newPosts } from '../../testing/page/parts';
import { changeSettings, choose, click, fill, type Effect, seeEffects } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const DAY = 86_400_000;
const reed = (page: Page) => cardWith(page, 'A reed');
const times = (page: Page, text: string) => cardWith(page, text).locator('time').first().textContent();

/** Settings for the text of a post. */
const words: readonly Effect[] = [
  {
    row: 'Collapse posts with a content warning',
    change: click,
    observe: (page) => cardWith(page, 'Who did it').getByText('The butler.').isVisible(),
    expected: false,
  },
  {
    row: 'Colour quoted lines',
    change: click,
    observe: (page) => reed(page).locator('[class*="green"]', { hasText: '>as they say' }).count(),
    expected: 1,
  },
  {
    row: 'How screen readers read a post out',
    change: choose('text'),
    observe: async (page) => (await reed(page).getAttribute('aria-label'))?.startsWith('A reed.'),
    expected: true,
  },
  {
    row: 'Hide counts on posts',
    change: click,
    observe: (page) =>
      reed(page)
        .getByRole('button', { name: /^Favourite/ })
        .textContent(),
    expected: '',
  },
  {
    row: 'Don’t mark bots',
    change: click,
    observe: (page) => cardWith(page, 'The 9:14').getByRole('img', { name: 'Bot' }).count(),
    expected: 0,
  },
  {
    row: 'Show emoji reactions in timelines',
    change: click,
    observe: (page) => reed(page).getByRole('group', { name: 'Reactions' }).count(),
    expected: 0,
  },
];

/** Settings for times, scrobbles and the operator's texts. */
const others: readonly Effect[] = [
  {
    row: 'Show exact times, not how long ago',
    change: click,
    observe: async (page) => /\d:\d\d/.test((await times(page, 'Long ago')) ?? ''),
    expected: true,
  },
  {
    row: 'Time format',
    change: choose('12h'),
    observe: async (page) => /\d [AP]M$/.test((await times(page, 'Long ago')) ?? ''),
    expected: true,
  },
  {
    row: 'Hide what people listen to',
    change: click,
    observe: (page) => page.getByRole('main').getByText('This tune').count(),
    expected: 0,
  },
  {
    row: 'Hide the server’s panel',
    change: click,
    observe: (page) => page.getByRole('region', { name: 'From this server’s staff' }).count(),
    expected: 0,
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
    { row: 'Only for posts older than', change: fill('1'), observe: ofNow, expected: false },
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
  const around: readonly Effect[] = [
    {
      row: 'Conversations',
      change: choose('tree'),
      observe: () => main.getByRole('radio', { name: 'Tree' }).isChecked(),
      expected: true,
    },
    {
      row: 'Conversation levels shown at first',
      change: fill('3'),
      observe: () => cardWith(page, 'Step 4').count(),
      expected: 0,
    },
    {
      row: 'More navigation buttons in a tree',
      change: click,
      observe: () => main.getByText('Level 2', { exact: true }).count(),
      expected: 1,
    },
    {
      row: 'Fade posts above the opened one',
      change: click,
      observe: () => main.locator('[class*="faded"]').filter({ hasText: 'Step 0' }).count(),
      expected: 1,
    },
    {
      row: 'Button for other replies',
      change: choose('inside'),
      observe: () => before.getByRole('link', { name: '1 other reply' }).count(),
      expected: 1,
    },
    {
      row: 'Hide what people listened to after',
      change: fill('1'),
      observe: () => main.getByText('Yesterday’s tune').count(),
      expected: 0,
    },
  ];
  await signIn(page, 'alice', `/notice/${planted(thread, 'Step 1')}`);
  await expect(cards(page)).toHaveCount(7);
  await expect(main.getByText('Yesterday’s tune')).toBeVisible();
  await seeEffects(page, 'General', around);
});

test('new posts come as chosen, at once and after a reload', async ({ page, sandbox }) => {
  const hasFocus = document.hasFocus.bind(document);
  onTestFinished(() => void Object.assign(document, { hasFocus }));
  const post = (text: string) => sandbox.post({ as: 'carol', text });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await post('Waits.');
  await expect(newPosts(page)).toHaveText('1 new');
  await changeSettings(page, 'General', [
    { row: 'Show new posts automatically', change: click },
    { row: 'Pause new posts while you’re away', change: click },
  ]);
  for (const times of ['once', 'twice']) {
    await expect.poll(() => sandbox.streams()).toContain('user');
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
    await post(`Shown by itself ${times}.`);
    await expect(cards(page).first()).toContainText(`Shown by itself ${times}.`);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
  }
  await changeSettings(page, 'General', [{ row: 'Get live updates', change: click }]);
  await expect.poll(() => sandbox.streams()).toEqual([]);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  // What comes after the first posts is there by then.
  await expect(page.getByRole('region', { name: 'Your account', exact: true })).toContainText('posts');
  expect(await sandbox.streams()).toEqual([]);
});
