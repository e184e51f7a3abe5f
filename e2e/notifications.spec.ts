import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { signInByCode } from './harness/code-session';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { isNarrow } from './harness/is-narrow';
import { bothWidths } from './harness/widths';

const LIST = '/api/v1/notifications';

/** Opens the notifications of dave, who has few. */
async function open(page: Page, name = 'dave'): Promise<void> {
  await signIn(page, name, `/${name}/notifications`);
  await expect(page.getByRole('heading', { name: /^Notifications/, level: 1 })).toBeVisible();
}

const rows = (page: Page): Locator => page.getByRole('main').getByRole('article');
const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });
const isNew = (card: Locator) => expect(card).toHaveAttribute('data-unseen', 'true');
const isSeen = (card: Locator) => expect(card).toHaveAttribute('data-unseen', 'false');

test(
  'every kind is told in words with its content, and stands there by itself as it happens [1.2.020, 2.2.010, 2.7.007]',
  bothWidths,
  async ({ page, sandbox }) => {
    const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
    await open(page);
    await expect.poll(() => sandbox.streams()).toContain('user');
    await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
    await expect(row(page, /Bob.* favourited your post/).first()).toContainText('The kettle is mine.');
    await sandbox.act({ as: 'carol', action: 'reblog', status: mine.id });
    await expect(row(page, 'repeated your post').first()).toContainText('Carol');
    await sandbox.act({ as: 'carol', action: 'react', status: mine.id, emoji: '☕' });
    await expect(row(page, 'reacted with').first()).toContainText('☕');
    await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
    await expect(row(page, 'mentioned you').first()).toContainText('which kettle?');
    await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
    await expect(row(page, 'wants to follow you').first()).toContainText('@quill');
    // On a phone the button for a new post floats over the content.
    if (!isNarrow(page)) await expectAccessible(page);
    await sandbox.act({ as: 'carol', action: 'favourite', status: mine.id });
    await expect(row(page, /Carol.* and 1 other favourited your post/)).toHaveCount(1);
  },
);

test('the many kinds of a busy account are all told without a mistake', async ({ page }) => {
  await open(page, 'alice');
  for (const words of ['moved to', 'sent you a message', 'edited a post', 'followed you']) {
    await expect(row(page, words).first()).toBeVisible();
  }
  const older = page.getByRole('main').getByRole('button', { name: 'Load older notifications' });
  await expect(async () => {
    if (await older.isVisible()) await older.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await row(page, 'sent a report').count()).toBeGreaterThan(0);
  }).toPass();
  const report = row(page, 'sent a report').first();
  await expect(report).toContainText('Spoilers for the kiln opening.');
  await expect(report).toContainText('Open');
  await expectAccessible(page);
});

test('a click marks as seen what asks nothing; a mention stays new until something is done with it [2.4.021, 2.4.022, 2.7.021]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await open(page);
  const [like, mention] = [row(page, 'The kettle is mine.'), row(page, 'which kettle?')];
  await isNew(like);
  await like.locator('p').first().click();
  await isSeen(like);
  await mention.getByText('which kettle?').click();
  await isNew(mention);
  await mention.getByRole('button', { name: /^Favourite/ }).click();
  await isSeen(mention);
  const dave = await callAs(`${baseURL}`, 'dave');
  await expect
    .poll(async () => {
      const list = listOf(await dave(`${LIST}?limit=2`)).map(objectOf);
      return list.map(({ pleroma }) => objectOf(pleroma)['is_seen']);
    })
    .toEqual([true, true]);
});

test('one is dismissed, all are marked and cleared, each after what the person chose [2.4.021, 2.4.023, 2.7.022]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  for (const text of ['one', 'two', 'three']) await sandbox.post({ as: 'bob', text: `@dave ${text}` });
  await open(page);
  await expect(row(page, 'mentioned you')).not.toHaveCount(0);
  await row(page, '@dave three').getByRole('button', { name: 'Actions for this notification' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(row(page, '@dave three')).toHaveCount(0);
  await expect(row(page, '@dave two')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(rows(page).and(page.locator('[data-unseen=true]'))).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear all notifications?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, '@dave two')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear all' }).click();
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  const dave = await callAs(`${baseURL}`, 'dave');
  await expect.poll(async () => listOf(await dave(LIST)).length).toBe(0);
});

test('keys lead through them, and act on the post of the one that is selected', async ({ page, sandbox }) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await open(page);
  const [like, mention] = [row(page, 'The kettle is mine.'), row(page, 'which kettle?')];
  await isNew(mention);
  await page.keyboard.press('j');
  await expect(like).toBeFocused();
  // This line only names a post, so that the shortcut does nothing.
  await page.keyboard.press('f');
  await page.keyboard.press('j');
  await expect(mention).toBeFocused();
  await page.keyboard.press('f');
  await expect(mention.getByRole('button', { name: /avourite/ })).toHaveAttribute('aria-pressed', 'true');
  await isSeen(mention);
  await isNew(like);
  await page.keyboard.press('r');
  await expect(mention.getByRole('textbox', { name: 'Write your reply' })).toBeFocused();
  await mention.focus();
  await page.keyboard.press('k');
  await expect(like).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`/notice/${mine.id}$`));
  await page.goBack();
  await expect(like).toBeFocused();
});

test('what a server puts together stands as one line, which joins what is told later, and is dismissed as a whole', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  for (const as of ['bob', 'carol']) await sandbox.act({ as, action: 'favourite', status: mine.id });
  await signInByCode(page, { url: `${baseURL}`, username: 'dave', path: '/dave/notifications' });
  const likes = row(page, 'The kettle is mine.');
  await expect(likes).toHaveCount(1);
  await expect(likes).toContainText(/Carol.* and 1 other/);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'alice', action: 'favourite', status: mine.id });
  await expect(likes).toContainText(/Alice.* and 2 others/);
  const asked = (await sandbox.log()).filter(({ path }) => /^\/api.*\/notifications$/.test(path));
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/api/v2/notifications']));
  await likes.getByRole('button', { name: 'Actions for this notification' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).press('Enter');
  await expect(likes).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(likes).toHaveCount(0);
});

test('who asks to follow is let in or turned away in place [1.3.008, 2.4.024, 2.4.025, 1.4.012]', async ({
  page,
  sandbox,
}) => {
  for (const as of ['quill', 'imogen']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await open(page);
  const asks = (name: string) => row(page, `@${name}`).filter({ hasText: 'wants to follow you' });
  await asks('quill')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(row(page, '@quill')).toContainText('followed you');
  await isSeen(row(page, '@quill'));
  await asks('imogen').getByRole('button', { name: /^Deny/ }).click();
  await expect(asks('imogen')).toHaveCount(0);
  await page.reload();
  await expect(row(page, '@quill')).toContainText('followed you');
  await expect(asks('imogen')).toHaveCount(0);
});

test('a request that was answered on another device loses its buttons with the first press', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  for (const as of ['quill', 'imogen']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await open(page);
  const asks = (name: string) => row(page, `@${name}`).filter({ hasText: 'wants to follow you' });
  await expect(asks('quill')).toHaveCount(1);
  await expect(asks('imogen')).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.post({ as: 'bob', text: '@dave which kettle?' });
  await expect(row(page, 'which kettle?')).toHaveCount(1);
  // The stream sends no event about it; requests that the list sends by itself are held until after the press.
  await sandbox.hold({ path: `^${LIST}\\?`, method: 'GET' });
  const dave = await callAs(`${baseURL}`, 'dave');
  for (const [name, answer] of [
    ['quill', 'authorize'],
    ['imogen', 'reject'],
  ]) {
    const { id } = objectOf(await dave(`/api/v1/accounts/lookup?acct=${name}`));
    await dave(`/api/v1/follow_requests/${textOf(id)}/${answer}`, { method: 'POST' });
  }
  const refused = page.waitForResponse(/\/authorize$/);
  await asks('quill')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await refused;
  await expect.poll(() => sandbox.waiting()).toBeGreaterThan(0);
  await sandbox.release();
  await expect(row(page, '@quill')).toContainText('followed you');
  await expect(row(page, '@quill').getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(asks('imogen')).toHaveCount(0);
});

test('kinds are chosen in place, and what is hidden is not asked for either', async ({ page, sandbox }) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await open(page);
  await expect(row(page, 'The kettle is mine.')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Kinds of notification' }).click();
  const kinds = page.getByRole('dialog', { name: 'Kinds of notification' });
  await kinds.getByRole('checkbox', { name: 'Favourites' }).uncheck();
  await expect(row(page, 'The kettle is mine.')).toHaveCount(0);
  await expect(row(page, 'which kettle?')).toHaveCount(1);
  await expect
    .poll(async () => (await sandbox.log()).findLast(({ path }) => path === LIST)?.query ?? 'favourite')
    .not.toContain('favourite');
  await kinds.getByRole('checkbox', { name: 'Favourites' }).check();
  await expect(row(page, 'The kettle is mine.')).toHaveCount(1);
});

test('what does not come is told for a moment and tried again [2.8.011]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/500/);
  await signIn(page, 'dave');
  await sandbox.fail({ path: `^${LIST}`, status: 500, times: 100 });
  await page.goto('/dave/notifications');
  await expect(page.getByText('Couldn’t load notifications').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Couldn’t load notifications' }).first()).toBeVisible();
});

test('what else waits stands above, with an asterisk, and a hint that can be put away [2.9.011]', async ({
  page,
}) => {
  await open(page, 'alice');
  await expect(page.getByRole('main').getByRole('link', { name: /unread announcements/ })).toBeVisible();
  await expect(page.getByRole('main').locator('h1')).toContainText('*');
  await page.getByRole('main').getByRole('button', { name: 'Hide this hint' }).click();
  await expect(page.getByRole('main').getByText('Don’t want these here?')).toHaveCount(0);
});

test('the list does not wait for what else may wait: that joins it above', async ({ page, sandbox }) => {
  await signIn(page, 'alice');
  await sandbox.hold({ path: '^/api/v1/announcements' });
  await page.goto('/alice/notifications');
  await expect(rows(page).first()).toBeVisible();
  expect(await sandbox.waiting()).toBeGreaterThan(0);
  await sandbox.release();
  await expect(page.getByRole('main').getByText(/unread announcement/)).toBeVisible();
});

test('visitors are sent to the start, and an address that only looks alike leads nowhere', async ({
  page,
}) => {
  await page.goto('/dave/notifications');
  await expect(page).toHaveURL(/\/main\/all/);
  await signIn(page, 'dave', '/main/notifications');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('beside a wide page they stand in a column of their own, counted in the navigation [1.2.053, 2.2.023]', async ({
  page,
  sandbox,
}) => {
  await storeSettings(page, { showExtraNotifications: false });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await signIn(page, 'dave');
  const column = page.getByRole('region', { name: /^Notifications/ });
  await expect(column.getByRole('article').first()).toContainText('mentioned you');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notifications/ });
  await expect(link).toContainText(/\d+/);
  await column.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(link).not.toContainText(/\d+/);
  const card = column.getByRole('article').first();
  await card.getByRole('button', { name: /^Reply/ }).click();
  await expect(card.getByRole('textbox', { name: 'Write your reply' })).toBeFocused();
  await link.click();
  await expect(page.getByRole('heading', { name: /^Notifications/ })).toHaveCount(1);
  expect(textOf(new URL(page.url()).pathname)).toBe('/dave/notifications');
});

test('what somebody did who is blocked leaves the list, and what the title counts', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  for (const text of ['one', 'two']) await sandbox.post({ as: 'carol', text: `@dave number ${text}` });
  await signIn(page, 'dave', '/users/carol');
  const column = page.getByRole('region', { name: /^Notifications/ });
  const told = (text: string) => column.getByRole('article').filter({ hasText: text });
  await expect(told('number two')).toHaveCount(1);
  const counted = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  const before = await counted();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Block Carol/ });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(told('number')).toHaveCount(0);
  await expect(told('which kettle?')).toHaveCount(1);
  await expect.poll(counted).toBeLessThanOrEqual(before - 2);
});

test('how much is new stands before the title of the tab and on its icon, until it was seen [2.4.028, 3.9.008]', async ({
  page,
  sandbox,
}) => {
  await open(page);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await expect(page).toHaveTitle(/^Notifications/);
  const icon = page.locator('link[rel=icon]').last();
  await expect(icon).not.toHaveAttribute('href', /^data:/);
  await sandbox.post({ as: 'edda', text: '@dave still the kettle' });
  await expect(page).toHaveTitle(/^\(1\) Notifications/);
  await expect(icon).toHaveAttribute('href', /^data:image\/png/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page).toHaveTitle(/^Notifications/);
  await expect(icon).not.toHaveAttribute('href', /^data:/);
});

test('the end brings older ones also after a few that were known already', async ({ page, sandbox }) => {
  for (let at = 0; at < 45; at += 1) await sandbox.post({ as: 'bob', text: `@dave number ${at}` });
  await open(page);
  await expect(rows(page).nth(29)).toBeAttached();
  await expect.poll(() => sandbox.streams()).toContain('user');
  for (const text of ['one', 'two', 'three']) await sandbox.post({ as: 'edda', text: `@dave ${text}` });
  await expect(row(page, '@dave three')).toBeVisible();
  // Thirty seen notifications are shown, so that three of them are queued.
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(rows(page)).toHaveCount(30);
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(row(page, /number 0\b/)).toBeAttached({ timeout: 1000 });
  }).toPass();
});
