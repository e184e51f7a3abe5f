import { cards } from './harness/cards';
import { doorCommand } from './harness/door-command';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { expect, test } from './harness/test';
import { UNREACHABLE, makeUnreachable } from './harness/unreachable';
import { bothWidths } from './harness/widths';

test(
  'name and password lead in, and the name is known the next time [1.2.021, 1.9.002]',
  bothWidths,
  async ({ page }) => {
    const form = await openLogin(page);
    await logIn(form, 'alice');
    await expect(page).toHaveURL(/\/main\/friends$/);
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('linnet-session'));
    const again = await openLogin(page);
    await expect(again.getByLabel('Username')).toHaveValue('alice');
    await expectAccessible(page);
  },
);

for (const status of [400, 401]) {
  test(`a wrong password that the server answers with ${status} is told, ready to be written anew [1.8.001]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of 40[01]/);
    if (status === 401) {
      await sandbox.fail({ path: '^/oauth/token$', status, body: { error: 'Invalid credentials' } });
    }
    const form = await openLogin(page);
    await logIn(form, 'alice', 'not alice');
    await expect(form.getByRole('alert')).toHaveText('Wrong username or password');
    const password = form.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    expect(
      await password.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([0, 'not alice'.length]);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Dismiss' }).click();
    await expect(form.getByRole('alert')).toBeHidden();
    await password.fill('alice');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/main\/friends$/);
  });
}

const standings = [
  { flags: { deactivated: true }, words: 'Your account is currently disabled' },
  { flags: { approved: false }, words: 'Your account is awaiting approval.' },
  { flags: { confirmed: false }, words: 'Your login is missing a confirmed e-mail address' },
];

for (const { flags, words } of standings) {
  test(`the server's own words are shown: ${words} [1.5.013, 1.8.002]`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of 403/);
    await sandbox.settings({ activationRequired: true });
    await doorCommand(baseURL, 'account', { account: 'carol', ...flags });
    const form = await openLogin(page);
    await logIn(form, 'carol');
    await expect(form.getByRole('alert')).toHaveText(words);
    const password = form.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    expect(await password.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe('carol'.length);
    expect(await password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await form.getByRole('button', { name: 'Dismiss' }).click();
    await expect(form.getByRole('alert')).toBeHidden();
  });
}

test('a failure without words is told in ours, and a broken connection as what it is [1.8.002, 1.8.005]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(UNREACHABLE);
  await sandbox.fail({ path: '^/oauth/token$', status: 500, body: '' });
  const form = await openLogin(page);
  await logIn(form, 'alice');
  await expect(form.getByRole('alert')).toHaveText('An error occurred, please try again');
  const end = await makeUnreachable(page, /\/oauth\/token/);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByRole('alert')).toHaveText('Failed to connect to server, try again');
  await end();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

for (const mailer of [true, false]) {
  test(`a reset that the staff demands leads to its page, on a server ${mailer ? 'with' : 'without'} mail [1.8.004, 1.8.009]`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of 403/);
    await sandbox.settings({ mailer });
    await doorCommand(baseURL, 'account', { account: 'carol', mustReset: true });
    await logIn(await openLogin(page), 'carol');
    await expect(page).toHaveURL(/\/password-reset\?passwordResetRequested=true$/);
    await expect(page.getByRole('main')).toContainText('You must reset your password to log in');
    await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(mailer ? 1 : 0);
  });
}

test('there is a way to a new password, and one to join only while that is open [1.2.043]', async ({
  page,
  sandbox,
}) => {
  const form = await openLogin(page);
  await expect(form.getByRole('link', { name: 'Register' })).toBeVisible();
  await form.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'New password', level: 1 })).toBeVisible();
  await sandbox.settings({ registrations: false });
  const closed = await openLogin(page);
  await expect(closed.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await expect(closed.getByRole('link', { name: 'Register' })).toHaveCount(0);
});
