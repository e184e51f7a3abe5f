import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
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
  for (const words of ['moved to', 'edited a post', 'followed you']) {
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
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  await sandbox.release();
  await expect(row(page, '@quill')).toContainText('followed you');
  await expect(row(page, '@quill').getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(asks('imogen')).toHaveCount(0);
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
