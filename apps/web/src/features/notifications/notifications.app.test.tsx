import type { Locator, Page } from '../../testing/page/locator';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { expectAccessible } from '../../testing/page/accessible';
import { callAs } from '../../testing/page/server';
import { signInByCode, signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

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
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
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
  // Screen readers that read the text of a heading join what has no space between.
  await expect(column.getByRole('heading', { name: /^Notifications/ })).toContainText(
    /\s\d+ new notification/,
  );
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
  await expect.poll(counted).toBeGreaterThanOrEqual(3);
  const before = await counted();
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

test('every kind is told in words with its content, and stands there by itself as it happens [1.2.020, 2.2.010, 2.7.007]', async ({
  page,
  sandbox,
}) => {
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
  await expectAccessible(page, 'main');
  await sandbox.act({ as: 'carol', action: 'favourite', status: mine.id });
  await expect(row(page, /Carol.* and 1 other favourited your post/)).toHaveCount(1);
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
  await asks('quill')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect
    .poll(async () => (await sandbox.log()).filter(({ path }) => path.endsWith('/authorize')).length)
    .toBe(2);
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  await sandbox.release();
  await expect(row(page, '@quill')).toContainText('followed you');
  await expect(row(page, '@quill').getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(asks('imogen')).toHaveCount(0);
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
  await page.getByRole('main').getByRole('button', { name: 'Load older notifications' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  const dave = await callAs(`${baseURL}`, 'dave');
  await expect.poll(async () => listOf(await dave(LIST)).length).toBe(0);
});
