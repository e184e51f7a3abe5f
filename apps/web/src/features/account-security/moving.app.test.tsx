import type { Locator, Page } from '../../testing/page/locator';
import { expectAccessible } from '../../testing/page/accessible';
import { callAs, doorCommand, unfollow } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { whereSecretsAre } from '../../testing/page/where-secrets-are';

async function openSection(page: Page, name: string) {
  await signIn(page, 'alice', '/settings?tab=security');
  const section = page.getByRole('region', { name, exact: true });
  await expect(section).toBeVisible();
  return section;
}

test('an alias is shown with its picture before it is added, and removed after a question [3.8.007]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of (?:404|500)|Failed to fetch/);
  // Another part of the tab asks for the aliases too.
  await sandbox.fail({ path: '/aliases$', status: 500, times: 99 });
  const section = await openSection(page, 'Aliases');
  await expect(section.getByRole('alert')).toHaveText(/Couldn’t load your aliases/);
  await sandbox.clearErrors();
  await section.getByRole('button', { name: 'Try again' }).click();
  await section.getByRole('button', { name: 'Add alias' }).click();
  const field = section.getByLabel('Your other account');
  await expect(field).toBeFocused();
  await field.fill('nosuchbody');
  await section.getByRole('button', { name: 'Find account' }).click();
  await expect(section.getByRole('alert')).toHaveText('Couldn’t find this account. Check the handle.');
  await field.fill('@bob');
  await page.keyboard.press('Enter');
  await expect(section.locator('[data-person] img').first()).toBeVisible();
  await sandbox.fail({ path: '/aliases$', method: 'PUT', status: 200, body: { error: 'not_found' } });
  await section.getByRole('button', { name: 'Add alias' }).click();
  await expect(section.getByRole('alert')).toHaveText('Couldn’t find this account. Check the handle.');
  await sandbox.fail({ path: '/aliases$', method: 'PUT', status: 0, after: true });
  await section.getByRole('button', { name: 'Add alias' }).click();
  await expect(section.getByRole('listitem')).toHaveText(/@bob@/);

  await section.getByRole('button', { name: /^Remove alias bob@/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this alias?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});

test('moving says what will happen, needs the alias, the handle and the password, and tells what is not known [3.8.007]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 40[34]|Failed to fetch/);
  const section = await openSection(page, 'Move to another account');
  await section.getByRole('button', { name: 'Move followers' }).click();
  for (const words of [
    /Your followers follow the new account/,
    /Your posts stay here/,
    /Whom you follow, mute and block doesn’t come along\. Export it first/,
    /only once in 30 days/,
  ])
    await expect(section.getByText(words)).toBeVisible();
  await expect(section.getByRole('link', { name: 'Export your data first' })).toHaveAttribute(
    'href',
    '/settings?tab=data',
  );
  await section.getByLabel('Your new account').fill('bob');
  await page.keyboard.press('Enter');
  await expect(section.getByText(/doesn’t list @alice@.* as an alias yet/)).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveCount(0);

  const bob = await callAs(baseURL, 'bob');
  await bob('/api/pleroma/aliases', { method: 'PUT', body: { alias: 'alice' } });
  await section.getByRole('button', { name: 'Check again' }).click();
  const move = async (handle: string, password: string) => {
    await section.getByLabel(/^Type alice@/).fill(handle);
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Move followers' }).click();
  };
  await move('bob', 'alice');
  await expect(section.getByRole('alert')).toHaveText(/^Type alice@\S+ exactly\.$/);
  await move('@alice', 'wrong');
  await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
  for (const [status, error, words] of [
    [404, 'Target account not found.', 'Couldn’t find this account. Check the handle.'],
    [403, 'Insufficient permissions: write:accounts.', /Insufficient permissions: write:accounts/],
  ] as const) {
    await sandbox.fail({ path: '/move_account$', status, body: { error } });
    await move('alice', 'alice');
    await expect(section.getByRole('alert')).toHaveText(words);
  }
  await sandbox.fail({ path: '/move_account$', status: 0, after: true });
  await move('alice', 'alice');
  await expect(section.getByText(/Moving once more does no harm/)).toBeVisible();
  await expectAccessible(page);
  await move('alice', 'alice');
  await expect(section.getByText(/^Your followers are moving to @bob@/)).toBeVisible();
});

test('somebody who has moved is told of on their card in a list, with a way to follow the new account', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(baseURL, 'alice');
  const carol = (await alice('/api/v1/accounts/lookup?acct=carol')) as { id: string };
  const dave = (await alice('/api/v1/accounts/lookup?acct=dave')) as { id: string };
  await unfollow(alice, dave.id);
  await signIn(page, 'alice');
  await sandbox.fail({
    path: `/accounts/${((await alice('/api/v1/accounts/verify_credentials')) as { id: string }).id}/following`,
    status: 200,
    body: [{ ...carol, id: 'old', acct: 'carol@old.example', fqn: 'carol@old.example', moved: dave }],
    times: 99,
  });
  await page.goto('/users/alice?tab=followees');
  const card = page.locator('[data-person="old"]');
  const note = card.getByRole('status').filter({ hasText: /has moved to @dave@/ });
  await expect(note.getByRole('button')).toHaveText('Follow');
  await note.getByRole('button').click();
  // Dave approves followers by hand.
  await expect(note.getByRole('button')).toHaveText('Requested');
  await expect
    .poll(async () => (await sandbox.log()).map(({ path }) => path))
    .toContain(`/api/v1/accounts/${dave.id}/follow`);
});

/** What is lost by leaving is named, and can be exported before. */
async function expectTold(section: Locator, lost: RegExp) {
  for (const words of [
    lost,
    /logged out everywhere, and what this device keeps of your account is removed\. Settings of this device stay\./,
  ])
    await expect(section.getByText(words)).toBeVisible();
  await expect(section.getByRole('link', { name: 'Export your data first' })).toHaveAttribute(
    'href',
    '/settings?tab=data',
  );
}

/** What belongs to the device, or to the server: it stays. */
const deviceRecords = /^linnet-(?:app|server|settings)$/;

/** Names of all that is stored besides. */
const ownRecords = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => !deviceRecords.test(key));

test('an account is deleted with handle and password, and nothing of it stays on the device [3.5.010, 3.8.004]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 403|Failed to fetch/);
  localStorage.setItem('linnet-last-login', '"alice"');
  const section = await openSection(page, 'Leave this server');
  await section.getByRole('button', { name: 'Delete account' }).click();
  await expectTold(section, /posts, messages, follows and followers are deleted\. It can’t be undone/);
  const leave = async (handle: string, password: string) => {
    await section.getByLabel(/^Type alice@/).fill(handle);
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Delete account' }).click();
  };
  await leave('somebody', 'alice');
  await expect(section.getByRole('alert')).toHaveText(/exactly/);
  await leave('alice', 'a wrong password');
  await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
  await sandbox.fail({ path: '/delete_account$', status: 0 });
  await leave('alice', 'alice');
  await expect(section.getByRole('alert')).toHaveText(/Nothing has changed; try again/);
  await sandbox.fail({ path: '/delete_account$', status: 0, after: true });
  await section.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect.poll(ownRecords).toEqual([]);
  expect(await whereSecretsAre(sandbox, { secrets: ['a wrong password'] })).toEqual([]);
});

test('an account is disabled with handle and password, and nothing of it stays on the device', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await signIn(page, 'alice', '/settings?tab=data');
  await page.getByLabel('In the file').selectOption({ label: 'Drafts' });
  const drafts = new File(['[{"draft":"new","text":"Not finished"}]'], 'drafts.json');
  await page.getByLabel('Import file', { exact: true }).setInputFiles(drafts);
  await page.getByRole('button', { name: 'Import one entry' }).click();
  await expect(page.getByText('Done: 1 entry.')).toBeVisible();
  for (const kind of ['session', 'own-data', 'draft'])
    expect(ownRecords().filter((key) => key.startsWith(`linnet-${kind}`))).not.toEqual([]);

  const section = await openSection(page, 'Leave this server');
  await section.getByRole('button', { name: 'Disable account' }).click();
  await expectTold(section, /Nobody sees your profile and posts/);
  await section.getByLabel(/^Type alice@/).fill('alice');
  await section.getByLabel('Current password').fill('alice');
  await section.getByRole('button', { name: 'Disable account' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect.poll(ownRecords).toEqual([]);
  const { signInState } = await doorCommand(baseURL, 'account', { account: 'alice' });
  expect(signInState).toBe('disabled');
});
