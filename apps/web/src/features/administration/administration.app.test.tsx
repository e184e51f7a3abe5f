import { objectOf } from '../../testing/page/json';
import { callAs, doorCommand } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expectAccessible } from '../../testing/page/accessible';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const part = (page: Page, name: string) =>
  main(page)
    .getByRole('navigation', { name: 'Parts of the administration' })
    .getByRole('link', { name: new RegExp(`^${name}`) });

test('administrators come here from the bar and the navigation, and find every part [1.6.006, 2.6.006, 3.6.017]', async ({
  page,
}) => {
  await signIn(page, 'alice', '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL(/\/administration$/);
  await expect(heading(page)).toHaveText('Administration');
  for (const name of ['Reports', 'People', 'Registrations', 'Invitations'])
    await expect(part(page, name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Administration/ }),
  ).toBeVisible();
  await part(page, 'Reports').click();
  await expect(heading(page)).toHaveText('Reports');
  await expect(page).toHaveTitle(/Reports/);
});

test('a moderator finds the parts of their privileges only, and is told what another part needs', async ({
  page,
}) => {
  await signIn(page, 'bob', '/administration');
  await expect(part(page, 'Reports')).toBeVisible();
  await expect(part(page, 'People')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await page.goto('/administration/people');
  await expect(main(page)).toContainText('You can’t open this part');
  await expect(main(page)).toContainText('users_read');
  await page.goto('/administration/nothing');
  await expect(main(page)).toContainText('There’s no such part');
});

test('members are told that it is for staff, and load nothing of it', async ({ page, sandbox }) => {
  await signIn(page, 'carol', '/administration/reports');
  await expect(main(page)).toContainText('For staff only');
  expect((await sandbox.log()).filter(({ path }) => path.includes('/admin/'))).toEqual([]);
});

test('the main navigation counts the reports and registrations that wait', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await doorCommand(`${baseURL}`, 'account', { account: 'carol', approved: false });
  const reports = objectOf(await alice('/api/v1/pleroma/admin/reports?state=open'));
  const people = objectOf(await alice('/api/v1/pleroma/admin/users?filters=need_approval'));
  const waiting = Number(reports['total']) + Number(people['count']);
  expect(waiting).toBeGreaterThan(1);
  await signIn(page, 'alice', '/administration/registrations');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'More' }).click();
  const entry = navigation.getByRole('link', { name: /^Administration/ });
  await expect(entry).toContainText(`${waiting} reports and registrations waiting`);
  await main(page).getByRole('row', { name: /carol/ }).getByRole('checkbox').click();
  await main(page).getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('@carol');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(entry).toContainText(
    waiting === 2 ? '1 report or registration waiting' : `${waiting - 1} reports and registrations waiting`,
  );
});

test('a server with an administration of its own says so', async ({ page, sandbox }) => {
  await sandbox.character('mastodon');
  await signIn(page, 'alice', '/administration');
  await expect(main(page)).toContainText('No administration here');
});

test('a part whose call is refused tells what the server says', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 403/);
  await signIn(page, 'alice', '/administration');
  await expect(part(page, 'People')).toBeVisible();
  const body = { error: 'User isn’t privileged.' };
  await sandbox.fail({ path: 'admin/users', status: 403, body, times: 99 });
  await part(page, 'People').click();
  await expect(main(page)).toContainText('Couldn’t load people');
  await expect(main(page)).toContainText('User isn’t privileged.');
});

/** What staff can do with somebody from their profile; opens the menu of the profile. */
async function moderationOf(page: Page, name: string) {
  await page.goto(`/users/${name}`);
  await main(page)
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Moderate…' }).click();
  return page.getByRole('dialog', { name: /^Moderate/ });
}

test('administrators have tools on cards and a dashboard, moderators what they may do, members neither [1.1.003, 3.1.009]', async ({
  page,
  baseURL,
}) => {
  const moderatorPrivileges = ['users_manage_tags', 'reports_manage_reports', 'messages_read'];
  await doorCommand(`${baseURL}`, 'settings', { moderatorPrivileges });
  await signIn(page, 'alice', '/administration');
  for (const name of ['Reports', 'People', 'Posts', 'Servers', 'Moderation log', 'Instance', 'All settings'])
    await expect(part(page, name)).toBeVisible();
  const whole = await moderationOf(page, 'carol');
  await expect(whole.getByRole('button', { name: 'Grant moderator' })).toBeVisible();
  await expect(whole.getByRole('button', { name: 'Delete account' })).toBeVisible();

  await signIn(page, 'bob', '/administration');
  for (const name of ['Reports', 'Posts', 'Servers']) await expect(part(page, name)).toBeVisible();
  for (const name of ['People', 'Instance', 'All settings']) await expect(part(page, name)).toHaveCount(0);
  const some = await moderationOf(page, 'carol');
  await expect(some.getByRole('button', { name: 'Mark all media as sensitive' })).toBeVisible();
  await expect(some.getByRole('button', { name: 'Delete account' })).toHaveCount(0);

  await signIn(page, 'dave', '/users/carol');
  await main(page)
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Mute', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Moderate…' })).toHaveCount(0);
});

test('the dashboard has instance, limits, front-ends and emoji, and says when the server keeps its settings in a file [3.2.031]', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const parts = [
    ['Instance', 'Name and contact'],
    ['Limits', 'Posts'],
    ['Front ends', 'Install a front end'],
    ['Emoji', 'New pack'],
  ] as const;
  await signIn(page, 'alice', '/administration');
  for (const [name, shown] of parts) {
    await part(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(main(page)).toContainText(shown);
  }
  await doorCommand(`${baseURL}`, 'settings', { configurableFromDatabase: false });
  await signIn(page, 'alice', '/administration/instance');
  await expect(main(page)).toContainText('No DB Config');
});
