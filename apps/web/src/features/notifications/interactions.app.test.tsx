import { expectAccessible } from '../../testing/page/accessible';
import { cards } from '../../testing/page/parts';
import { signIn, signInByCode } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';
import { callAs } from '../../testing/page/server';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of interaction' }).getByRole('link');

test('those who handle reports have a tab of them [2.2.057, 2.6.005]', async ({ page }) => {
  await signIn(page, 'alice', '/users/alice/interactions');
  await tabs(page).filter({ hasText: 'Reports' }).click();
  await expect(cards(page).first()).toContainText('sent a report');
  await expect(cards(page).first()).toContainText('Spoilers for the kiln opening.');
});

test('who is not brought along to where people move is told of it [2.2.057]', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/accounts/update_credentials', {
    method: 'PATCH',
    body: { allow_following_move: false },
  });
  await signIn(page, 'alice', '/users/alice/interactions');
  await tabs(page).filter({ hasText: 'moved' }).click();
  await expect(cards(page).first()).toContainText('moved to');
});

test('what cannot be dismissed there stays, and that is told', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 500/);
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await signIn(page, 'dave', '/users/dave/interactions?tab=favs-repeats');
  const row = cards(page).filter({ hasText: 'The kettle is mine.' });
  await sandbox.fail({ path: '/dismiss$', status: 500 });
  await row.getByRole('button', { name: 'Actions for this notification' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(page.getByText('Couldn’t dismiss the notification')).toBeVisible();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Actions for this notification' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(row).toHaveCount(0);
});

test('a kind of which nothing came says so', async ({ page }) => {
  await signIn(page, 'dave', '/users/dave/interactions?tab=statuses');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('what happens while a tab is open shows there, and what is looked at is no longer new', async ({
  page,
  sandbox,
}) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  const other = await sandbox.post({ as: 'dave', text: 'The lid is mine too.' });
  await signIn(page, 'dave', '/users/dave/interactions?tab=favs-repeats');
  const likes = cards(page).filter({ hasText: 'The kettle is mine.' });
  await expect(tabs(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await expect(likes).toHaveCount(1);
  await sandbox.act({ as: 'bob', action: 'favourite', status: other.id });
  await expect(cards(page).filter({ hasText: 'The lid is mine too.' })).toHaveCount(1);
  await expect(likes).toHaveAttribute('data-unseen', 'true');
  await likes.getByText('favourited your post').click();
  await expect(likes).toHaveAttribute('data-unseen', 'false');
  await sandbox.sockets({ action: 'drop' });
  await sandbox.act({ as: 'carol', action: 'reblog', status: mine.id });
  await expect(likes.filter({ hasText: 'repeated your post' })).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'dave', action: 'delete', status: other.id });
  await expect(cards(page).filter({ hasText: 'The lid is mine too.' })).toHaveCount(0);
});

test('at a server that keeps one place for all devices, only what came since is new there', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await signInByCode(page, { url: `${baseURL}`, username: 'dave', path: '/dave/notifications' });
  const row = (text: RegExp) => cards(page).filter({ hasText: text });
  await expect(row(/Bob.*favourited your post/)).toHaveAttribute('data-unseen', 'true');
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(row(/Bob.*favourited your post/)).toHaveAttribute('data-unseen', 'false');
  await page.goto('/users/dave/interactions?tab=favs-repeats');
  await expect(row(/Bob.*favourited your post/)).toHaveAttribute('data-unseen', 'false');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'carol', action: 'favourite', status: mine.id });
  await expect(row(/Carol.*favourited your post/)).toHaveAttribute('data-unseen', 'true');
  await expect(row(/Bob.*favourited your post/)).toHaveAttribute('data-unseen', 'false');
  await row(/Carol.*favourited your post/)
    .getByText('favourited your post')
    .click();
  await expect(row(/Carol.*favourited your post/)).toHaveAttribute('data-unseen', 'false');
});

test('what does not come can be asked for again, and older ones come at the end', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  for (let count = 0; count < 36; count += 1) {
    const { id } = await sandbox.post({ as: 'dave', text: `Kettle ${count}.` });
    await sandbox.act({ as: 'bob', action: 'favourite', status: id });
  }
  await signIn(page, 'dave');
  await expect(cards(page).first()).toBeVisible();
  await sandbox.fail({ path: '^/api/v1/notifications[?](?!.*mention)', status: 500, times: 100 });
  await page.goto('/users/dave/interactions?tab=favs-repeats');
  const failed = page.getByRole('main').getByRole('heading', { name: 'Couldn’t load notifications' });
  await expect(failed).toBeVisible();
  await sandbox.clearErrors();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toContainText('Kettle 35.');
  await expect(failed).toBeHidden();
  const foot = page.getByRole('main');
  const older = foot.getByRole('button', { name: 'Load older notifications', disabled: false });
  const end = foot.getByText('No more notifications');
  while (!(await end.isVisible())) {
    await older.click();
    await expect(older.or(end)).toBeVisible();
  }
  expect(await cards(page).count()).toBeGreaterThan(30);
});

test('each kind of interaction has its tab, at an address of its own [1.2.014, 2.2.009, 2.2.057]', async ({
  page,
  sandbox,
}) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await sandbox.act({ as: 'carol', action: 'reblog', status: mine.id });
  await sandbox.act({ as: 'carol', action: 'react', status: mine.id, emoji: '☕' });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await signIn(page, 'dave', '/users/dave/interactions');
  await expect(cards(page).first()).toContainText('which kettle?');
  // Reports are shown only to staff who handle them, moves only on servers that don't move the followers.
  await expect(tabs(page)).toHaveText([
    'Mentions',
    'Subscriptions',
    'Favourites and repeats',
    'New follows',
    'Emoji reactions',
  ]);
  await tabs(page).filter({ hasText: 'Favourites' }).click();
  await expect(page).toHaveURL(/\?tab=favs-repeats$/);
  await expect(tabs(page).filter({ hasText: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).filter({ hasText: 'favourited your post' }).first()).toContainText('Bob');
  await expect(cards(page).filter({ hasText: 'repeated your post' }).first()).toContainText('Carol');
  await expect(cards(page).filter({ hasText: 'mentioned you' })).toHaveCount(0);
  await expectAccessible(page);
  await tabs(page).filter({ hasText: 'reactions' }).click();
  await expect(cards(page).first()).toContainText('☕');
});
