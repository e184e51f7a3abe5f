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
