import { steadyBoxOf } from './harness/box-of';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('the second factor is begun with a code to scan, and the password changed by the keyboard', async ({
  page,
  allowConsole,
}) => {
  // The server ends all sessions with the old password: what this page asks until it has signed in again is refused.
  allowConsole(/status of 403/);
  await signIn(page, 'alice', '/settings?tab=security&part=password');
  const factor = page.getByRole('region', { name: 'Two-factor authentication', exact: true });
  await factor.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const code = factor.getByRole('img', { name: 'QR code with the secret' });
  await expect(code).toBeVisible();
  const box = await steadyBoxOf(code);
  expect(box.width).toBe(box.height);
  await expectAccessible(page);
  await factor.getByRole('button', { name: 'Cancel' }).click();

  const password = page.getByRole('region', { name: 'Password', exact: true });
  const change = password.getByRole('button', { name: 'Change password' });
  await change.press('Enter');
  await page.keyboard.type('alice');
  for (const name of ['New password', 'New password again']) {
    // Past the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(password.getByLabel(name, { exact: true })).toBeFocused();
    await page.keyboard.type('wide river under 7 bridges');
  }
  await expect(password.getByText(/^(?:Very s|S)trong$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(password.getByText(/^Password changed/)).toBeVisible();
  await expect(change).toBeFocused();
});
