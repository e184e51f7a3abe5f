import { callAs, doorCommand } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { expect, test } from '../../../testing/page/test';
import type { Page } from '../../../testing/page/locator';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Posts' }).getByRole('listitem');
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const bar = (page: Page) => main(page).getByRole('toolbar', { name: 'Actions for the selected' });

test('posts of everybody are shown as cards; private ones only on wish, with a mark that says so', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Said to everybody' });
  await sandbox.post({ as: 'carol', text: 'Said to followers', visibility: 'private' });
  await signIn(page, 'alice', '/administration/posts');
  await expect(row(page, 'Said to everybody').getByRole('article')).toContainText('carol');
  await expect(row(page, 'Said to followers')).toHaveCount(0);
  await expectAccessible(page, 'main [aria-label="Posts"] > li');
  await main(page).getByRole('checkbox', { name: 'Also private posts' }).click();
  await expect(page).toHaveURL(/private=true/);
  await expect(row(page, 'Said to followers')).toBeVisible();
  await expect(main(page)).toContainText('only meant for followers or for certain people');
  await main(page).getByRole('checkbox', { name: 'Only by people of this server' }).click();
  await expect(page).toHaveURL(/local=true&private=true/);
  await expect(row(page, 'Said to everybody')).toBeVisible();
});

test('a post is marked, gets another scope, and is deleted in its place', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Sharp words about hedges' });
  await signIn(page, 'alice', '/administration/posts');
  const sharp = row(page, 'Sharp words');
  await sharp.getByRole('button', { name: 'Mark as sensitive' }).click();
  await expect(question(page)).toContainText('Mark this post of Carol');
  await answer(page, 'Mark as sensitive');
  await expect(sharp.getByRole('button', { name: 'Mark as not sensitive' })).toBeVisible();
  await sharp.getByLabel('Who can see this post').selectOption('Unlisted');
  await answer(page, 'Change scope');
  await expect(question(page)).toBeHidden();
  await expect(sharp.getByLabel('Who can see this post')).toHaveValue('unlisted');
  await sharp.getByRole('button', { name: 'Delete post' }).click();
  await expect(question(page)).toContainText('is deleted for everybody');
  await answer(page, 'Delete post');
  await expect(sharp).toHaveCount(0);
});

test('when another moderator was faster, nothing is sent, and it is shown what there is now', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'Seen by two' });
  await signIn(page, 'alice', '/administration/posts');
  const seen = row(page, 'Seen by two');
  await seen.getByLabel('Who can see this post').selectOption('Followers only');
  const bob = await callAs(`${baseURL}`, 'bob');
  await bob(`/api/v1/pleroma/admin/statuses/${id}`, { method: 'PUT', body: { sensitive: true } });
  await answer(page, 'Change scope');
  await expect(seen).toContainText('Somebody else has changed this in the meantime');
  await expect(seen.getByRole('button', { name: 'Mark as not sensitive' })).toBeVisible();
  const puts = (await sandbox.log()).filter(
    ({ method, path }) => method === 'PUT' && path.includes('/admin/'),
  );
  expect(puts).toHaveLength(1);
});

test('several are deleted one by one; it can be stopped, and what is left is tried again', async ({
  page,
  sandbox,
}) => {
  for (const text of ['Litter one', 'Litter two', 'Litter three']) await sandbox.post({ as: 'carol', text });
  await signIn(page, 'alice', '/administration/posts');
  for (const text of ['one', 'two', 'three'])
    await row(page, `Litter ${text}`)
      .getByRole('checkbox', { name: `@carol: Litter ${text}` })
      .click();
  await expect(bar(page)).toContainText('3 selected');
  await sandbox.hold({ path: 'admin/statuses', method: 'DELETE' });
  await bar(page).getByRole('button', { name: 'Delete posts' }).click();
  await expect(question(page)).toContainText('Delete 3 posts?');
  await expect(question(page)).toContainText('@carol');
  await answer(page, 'Delete posts');
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await sandbox.release();
  await expect(bar(page)).toContainText('Done for 1.');
  await expect(bar(page)).toContainText('2 weren’t tried');
  await expect(bar(page)).toContainText('2 selected');
  // What has come of it is still there after a visit elsewhere.
  await page.getByRole('link', { name: 'Another server' }).click();
  await page.getByRole('link', { name: 'This server', exact: true }).click();
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toContainText('Done for 2.');
  await expect(row(page, 'Litter')).toHaveCount(0);
});

test('posts of one other server, and a server of which there are none', async ({ page }) => {
  await signIn(page, 'alice', '/administration/posts');
  await main(page).getByRole('link', { name: 'Another server' }).click();
  await expect(main(page)).toContainText('Choose a server');
  await main(page).getByRole('textbox', { name: 'Server' }).fill('https://Hedgerow.example/about');
  await main(page).getByRole('button', { name: 'Show posts' }).click();
  await expect(page).toHaveURL(/server=hedgerow\.example/);
  await expect(row(page, 'Dawn list')).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: 'Also private posts' })).toHaveCount(0);
  await main(page).getByRole('textbox', { name: 'Server' }).fill('nosuch.example');
  await main(page).getByRole('button', { name: 'Show posts' }).click();
  await expect(main(page)).toContainText('No posts of nosuch.example');
});

test('a moderator who may only read has no measures, and an error is told with a way to try again', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await doorCommand(`${baseURL}`, 'settings', { moderatorPrivileges: ['messages_read'] });
  await sandbox.fail({ path: 'admin/statuses', status: 502, times: 99 });
  await signIn(page, 'bob', '/administration/posts');
  await expect(main(page)).toContainText('Couldn’t load the posts');
  await sandbox.clearErrors();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Delete post' })).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
