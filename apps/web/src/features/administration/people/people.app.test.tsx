import { objectOf, textOf } from '../../../testing/page/json';
import { callAs, doorCommand } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { expect, test } from '../../../testing/page/test';
import type { Page } from '../../../testing/page/locator';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, handle: string) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByText(`@${handle}`, { exact: true }) });
const question = (page: Page) => page.getByRole('alertdialog');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

test('people are searched and filtered, and the address has all of it', async ({ page }) => {
  await signIn(page, 'alice', '/administration/people');
  await expect(main(page)).toContainText(/1–50 of \d+/);
  await expectAccessible(page);
  await main(page).getByRole('searchbox', { name: 'Search for people' }).fill('car');
  await main(page).getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/query=car/);
  await expect(row(page, 'carol')).toContainText('carol@');
  await expect(row(page, 'bob')).toHaveCount(0);
  await page.goto('/administration/people');
  await main(page).getByLabel('Role', { exact: true }).selectOption('Moderators');
  await expect(page).toHaveURL(/filters=is_moderator/);
  await expect(row(page, 'bob')).toContainText('Moderator');
  await expect(row(page, 'alice')).toHaveCount(0);
});

test('several are deactivated with a call each, and the own account cannot be selected', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', '/administration/people?filters=local');
  await expect(row(page, 'alice').getByRole('checkbox')).toHaveCount(0);
  for (const name of ['carol', 'dave']) await row(page, name).getByRole('checkbox').click();
  await main(page).getByRole('toolbar').getByRole('button', { name: 'Deactivate' }).click();
  await expect(question(page)).toContainText('Deactivate 2 accounts?');
  await expect(question(page)).toContainText('@carol');
  await answer(page, 'Deactivate');
  await expect(main(page)).toContainText('Done for 2.');
  await expect(main(page).getByRole('toolbar')).toBeFocused();
  await expect(row(page, 'carol')).toContainText('Deactivated');
  const calls = (await sandbox.log()).filter(({ path }) => path.endsWith('/users/deactivate'));
  expect(calls).toHaveLength(2);
});

test('one person is shown whole: roles, tags, address, password, posts', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Only for followers', visibility: 'private' });
  await signIn(page, 'alice', '/administration/people/carol');
  await expect(section(page, 'Person')).toContainText('carol@');
  await expectAccessible(page);

  await section(page, 'Measures').getByRole('button', { name: 'Grant moderator' }).click();
  await expect(question(page)).toContainText('Grant moderator to Carol');
  await answer(page, 'Grant moderator');
  await expect(section(page, 'Person')).toContainText('Moderator');

  await section(page, 'Tags').getByLabel('New tag').fill('regular');
  await section(page, 'Tags').getByRole('button', { name: 'Add tag' }).click();
  await answer(page, 'Add tag');
  await expect(section(page, 'Tags').getByRole('button', { name: 'Remove the tag regular' })).toBeVisible();

  await section(page, 'Access').getByRole('button', { name: 'Make a link for a new password' }).click();
  await expect(section(page, 'Access')).toContainText('/password_reset/');
  await section(page, 'Access').getByRole('button', { name: 'Require a new password' }).click();
  await expect(question(page)).toContainText('logged out everywhere');
  await answer(page, 'Require a new password');
  await expect(question(page)).toBeHidden();

  await section(page, 'Name, email and password')
    .getByRole('button', { name: 'Change name, email or password' })
    .click();
  await section(page, 'Name, email and password').getByLabel('Name', { exact: true }).fill('Carola');
  await section(page, 'Name, email and password').getByRole('button', { name: 'Save changes' }).click();
  await answer(page, 'Save changes');
  await expect(section(page, 'Person')).toContainText('Carola');

  await section(page, 'Posts').getByRole('button', { name: 'Show posts' }).click();
  await expect(section(page, 'Posts')).not.toContainText('Only for followers');
  await section(page, 'Posts').getByRole('checkbox').click();
  await expect(section(page, 'Posts')).toContainText('only meant for followers');
  await expect(section(page, 'Posts')).toContainText('Only for followers');
});

test('one’s own account has no way to lock oneself out', async ({ page }) => {
  await signIn(page, 'alice', '/administration/people/alice');
  await expect(main(page)).toContainText('This is your own account');
  for (const name of ['Revoke admin', 'Deactivate account', 'Delete account']) {
    await expect(main(page).getByRole('button', { name })).toHaveCount(0);
  }
});

test('registrations wait with their reasons, are approved and rejected, and counted', async ({
  page,
  baseURL,
}) => {
  await doorCommand(`${baseURL}`, 'account', { account: 'carol', approved: false, reason: 'I like birds' });
  await doorCommand(`${baseURL}`, 'account', { account: 'dave', approved: false, reason: 'Buy my hats' });
  await signIn(page, 'alice', '/administration/registrations');
  await expect(row(page, 'carol')).toContainText('I like birds');
  await expect(main(page).getByRole('navigation', { name: 'Parts of the administration' })).toContainText(
    '2 registrations waiting',
  );
  await row(page, 'carol').getByRole('checkbox').click();
  await main(page).getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
  await answer(page, 'Approve');
  await expect(row(page, 'carol')).toHaveCount(0);
  await row(page, 'dave').getByRole('checkbox').click();
  await main(page).getByRole('toolbar').getByRole('button', { name: 'Reject' }).click();
  await expect(question(page)).toContainText('Reject 1 registration?');
  await answer(page, 'Reject');
  await expect(main(page)).toContainText('No registrations waiting');
});

test('somebody whom the server does not know', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await signIn(page, 'alice', '/administration/people/nosuch');
  await expect(main(page)).toContainText('Nobody of this name');
});

test('chats are read only on wish, with a mark that says so, and a message is deleted for both', async ({
  page,
  baseURL,
}) => {
  const carol = await callAs(`${baseURL}`, 'carol');
  const dave = objectOf(await carol('/api/v1/accounts/lookup?acct=dave'));
  const chat = objectOf(
    await carol(`/api/v1/pleroma/chats/by-account-id/${textOf(dave['id'])}`, { method: 'POST' }),
  );
  for (const content of ['Between us', 'Worse than that']) {
    await carol(`/api/v1/pleroma/chats/${textOf(chat['id'])}/messages`, {
      method: 'POST',
      body: { content },
    });
  }
  await signIn(page, 'alice', '/administration/people/dave');
  await section(page, 'Chats').getByRole('button', { name: 'Show chats' }).click();
  await expect(section(page, 'Chats')).toContainText('You’re reading private messages of @dave');
  const talk = section(page, 'Chats').getByRole('article', { name: 'Chat with Carol' });
  await talk.getByRole('button', { name: 'Show messages' }).click();
  await expect(talk.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await talk
    .getByRole('listitem')
    .filter({ hasText: 'Worse than that' })
    .getByRole('button', { name: 'Delete message' })
    .click();
  await expect(question(page)).toContainText('Delete this message of Carol');
  await answer(page, 'Delete message');
  await expect(talk.getByRole('listitem')).toHaveCount(1);
  const left = JSON.stringify(await carol(`/api/v1/pleroma/chats/${textOf(chat['id'])}/messages`));
  expect(left).toContain('Between us');
  expect(left).not.toContain('Worse than that');
});

test('an administrator makes an account; a name that is taken is told, and nothing is sent', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', '/administration/people?filters=local');
  await main(page).getByRole('button', { name: 'New account' }).click();
  const dialog = page.getByRole('dialog', { name: 'New account' });
  await dialog.getByLabel('Username').fill('carol');
  await dialog.getByLabel('Email').fill('hazel@hedge.example');
  await dialog.getByLabel('Password').fill('long enough words');
  await dialog.getByRole('button', { name: 'Make account' }).click();
  await expect(dialog).toContainText('There’s already an account @carol');
  expect(
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('admin/users')),
  ).toEqual([]);
  await dialog.getByLabel('Username').fill('hazel');
  await dialog.getByRole('button', { name: 'Make account' }).click();
  await expect(dialog).toContainText('The account @hazel is ready.');
  await dialog.getByRole('link', { name: 'Open @hazel' }).click();
  await expect(section(page, 'Person')).toContainText('hazel@hedge.example');
});
