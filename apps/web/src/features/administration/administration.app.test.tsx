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

test('a server with an administration of its own says so', async ({ page, sandbox }) => {
  await sandbox.character('mastodon');
  await signIn(page, 'alice', '/administration');
  await expect(main(page)).toContainText('No administration here');
});

test('a part whose call is refused tells what the server says', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 403/);
  await signIn(page, 'alice', '/administration');
  await expect(part(page, 'People')).toBeVisible();
  await sandbox.fail({ path: 'admin/users', status: 403, body: { error: 'User isn’t privileged.' } });
  await part(page, 'People').click();
  await expect(main(page)).toContainText('Couldn’t load people');
  await expect(main(page)).toContainText('User isn’t privileged.');
});
