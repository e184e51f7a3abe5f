import { expectAccessible } from '../../../testing/page/accessible';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const DOCTOR = '/administration/doctor';

test('what is set up wrongly is named with its reason and the setting to change, and goes once it is mended', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    activationRequired: true,
    ailments: ['no-preload'],
    unreachable: ['far.example'],
  });
  await signIn(page, 'alice', DOCTOR);
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings).toContainText(
    'New accounts must confirm their address, but the server sends no mail',
  );
  await expect(findings).toContainText('config :pleroma, Pleroma.Emails.Mailer');
  await expect(findings).toContainText('One server can’t be reached');
  await expect(findings).toContainText('far.example');
  await expectAccessible(page);
  await sandbox.settings({ mode: 'stock' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(findings.getByText(/the server sends no mail/)).toHaveCount(0);
});

test('a finding that the dashboard can change leads to its setting; others, and settings of a file, have no button', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    activationRequired: true,
    ailments: ['no-preload'],
    unreachable: ['far.example'],
  });
  await signIn(page, 'alice', DOCTOR);
  const finding = (words: RegExp) =>
    page.getByRole('list', { name: 'Findings' }).getByRole('listitem', { name: words });
  const button = (words: RegExp) => finding(words).getByRole('link', { name: 'Open this setting' });
  await expect(button(/the server sends no mail/)).toHaveAttribute(
    'href',
    '/administration/settings?setting=%3Apleroma+Pleroma.Emails.Mailer+%3Aenabled',
  );
  await expect(button(/can’t be reached/)).toHaveCount(0);
  await button(/the server sends no mail/).click();
  await expect(page.getByRole('switch', { name: 'Mail' })).toBeFocused();
  await sandbox.settings({ mode: 'no-database-configuration' });
  await page.goto(DOCTOR);
  await expect(finding(/can’t be reached/)).toBeVisible();
  await expect(button(/the server sends no mail/)).toHaveCount(0);
});
