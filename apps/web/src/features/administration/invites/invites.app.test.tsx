import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { expect, test } from '../../../testing/page/test';

test('an invitation is made, its address can be copied, and it is revoked', async ({ page }) => {
  await signIn(page, 'alice', '/administration/invites');
  const main = page.getByRole('main');
  await expect(main).toContainText('No invitations yet');
  await main.getByLabel('Number of people').fill('none');
  await expect(main).toContainText('Enter a whole number above 0.');
  await main.getByLabel('Number of people').fill('3');
  await main.getByRole('button', { name: 'Create invitation' }).click();
  await expect(main.getByRole('table', { name: 'Invitations' })).toContainText('/registration/');
  await expect(main.getByRole('table', { name: 'Invitations' })).toContainText('0 of 3');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(main.getByRole('table', { name: 'Invitations' })).toContainText('revoked');
});

test('an invitation by mail that the server refuses tells what to do; without mail its link is there to copy', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await signIn(page, 'alice', '/administration/invites');
  const main = page.getByRole('main');
  await main.getByLabel('Send an invitation to').fill('hazel@hedge.example');
  await main.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main).toContainText('registrations_open');
  await sandbox.settings({ registrations: false, invites: true });
  await main.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main).toContainText('couldn’t send the mail to hazel@hedge.example');
  await expect(main.getByRole('table', { name: 'Invitations' })).toContainText('/registration/');
});
