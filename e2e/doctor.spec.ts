import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('the doctor finds nothing on a server that is well, and what was broken meanwhile when it looks again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  // It asks for a subscription of this browser, which it has not.
  allowConsole(/status of 404/);
  await signIn(page, 'alice', '/administration/doctor');
  await expect(page.getByText('Nothing is wrong that can be seen from here.')).toBeVisible();
  await page.getByText('One thing couldn’t be checked').click();
  await expect(page.getByText('The captcha can be shown')).toBeVisible();
  await sandbox.settings({ ailments: ['files-uncached', 'files-uncompressed', 'page-cached'] });
  await page.getByRole('button', { name: 'Check again' }).click();
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings).toContainText('Browsers keep the page for 86,400 seconds');
  await expect(findings).toContainText('Browsers don’t keep the client’s files');
  await expect(findings).toContainText('The client’s files aren’t compressed');
});
