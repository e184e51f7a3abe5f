import type { Page } from '../../testing/page/locator';
import { expectAccessible } from '../../testing/page/accessible';
import { logIn, openLogin } from '../../testing/page/sign-in';
import { textOf } from '../../testing/page/json';
import { doorCommand } from '../../testing/page/server';
import { expect, test } from '../../testing/page/test';
import { whereSecretsAre } from '../../testing/page/where-secrets-are';

const NEXT = 'wide river under 7 bridges';

/** Opens the tab as alice, who has signed in with her password. */
async function openSecurity(page: Page) {
  await logIn(await openLogin(page), 'alice');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.goto('/settings?tab=security');
  return page.getByRole('region', { name: 'Password', exact: true });
}

async function openPassword(page: Page) {
  const section = await openSecurity(page);
  await section.getByRole('button', { name: 'Change password' }).click();
  return section;
}

const fillIn = async (section: ReturnType<Page['getByRole']>, [old, next, again]: readonly string[]) => {
  await section.getByLabel('Current password').fill(old ?? '');
  await section.getByLabel('New password', { exact: true }).fill(next ?? '');
  await section.getByLabel('New password again').fill(again ?? '');
  await section.getByRole('button', { name: 'Change password' }).click();
};

test('the password is changed with the old one, each refusal stands at its field, and the page stays signed in [3.1.005, 3.5.011]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 4/);
  const section = await openPassword(page);
  await expect(section.getByLabel('Current password')).toBeFocused();
  const fields = ['Current password', 'New password', 'New password again'].map((name) =>
    section.getByLabel(name, { exact: true }),
  );
  const autocomplete = ['current-password', 'new-password', 'new-password'];
  for (const [index, field] of fields.entries()) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete[index] ?? '');
    await expect(field).toHaveAttribute('type', 'password');
  }
  await fillIn(section, ['alice', NEXT, 'something else']);
  await expect(section.getByRole('alert')).toHaveText('The two new passwords differ.');
  await expect(section.getByLabel('New password again')).toBeFocused();
  await fillIn(section, ['alice', '', '']);
  await expect(section.getByRole('alert')).toHaveText('Enter a new password.');
  await fillIn(section, ['not alice', NEXT, NEXT]);
  await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
  await expect(section.getByLabel('Current password')).toBeFocused();
  await expect(section.getByLabel('Current password')).toHaveValue('');
  await expect(section.getByLabel('New password again')).toHaveValue(NEXT);
  await expect(section.getByText('Strong')).toBeVisible();
  await expectAccessible(page);

  await fillIn(section, ['alice', NEXT, NEXT]);
  await expect(section.getByText(/^Password changed\. You’re still logged in here/)).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Change password' })).toBeFocused();
  const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText(/^This session/)).toBeVisible();
  expect(await whereSecretsAre(sandbox, { secrets: ['not alice', NEXT] })).toEqual([]);

  await page.goto('/main/friends');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a suggested password stands in both fields, can be read, and is kept nowhere else', async ({
  page,
  sandbox,
}) => {
  const section = await openPassword(page);
  await section.getByRole('button', { name: 'Suggest a password' }).click();
  const next = section.getByLabel('New password', { exact: true });
  const suggested = await next.inputValue();
  expect(suggested).toMatch(/^(?:\w{5}-){3}\w{5}$/);
  await expect(next).toHaveAttribute('type', 'text');
  await expect(section.getByLabel('New password again')).toHaveValue(suggested);
  await expect(section.getByText('Very strong')).toBeVisible();
  await section.getByLabel('Current password').fill('alice');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText(/^Password changed/)).toBeVisible();
  expect(await whereSecretsAre(sandbox, { secrets: [suggested] })).toEqual([]);
});

test('a lost answer is looked up: done, not done, or not known until the server can be asked [3.8.004]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 4|Failed to fetch|could not be checked/);
  const section = await openPassword(page);
  await sandbox.fail({ path: '/change_password$', status: 0 });
  await fillIn(section, ['alice', NEXT, NEXT]);
  await expect(section.getByRole('alert')).toHaveText(/Nothing has changed; try again/);

  await sandbox.fail({ path: '/change_password$', status: 0, after: true });
  await sandbox.fail({ path: '/oauth/token$', status: 0 });
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText(/it isn’t known whether it was done/)).toBeVisible();
  await section.getByRole('button', { name: 'Check again' }).click();
  await expect(section.getByText(/^Password changed/)).toBeVisible();
});

test('with a second factor a code is asked for after the change, as it is pasted', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 40[03]/);
  const section = await openPassword(page);
  const halfMinute = 30_000;
  await doorCommand(baseURL, 'clock', { offsetMs: halfMinute - (Date.now() % halfMinute) });
  const { code } = await doorCommand(baseURL, 'account', { account: 'alice', totp: 'JBSWY3DPEHPK3PXP' });
  await fillIn(section, ['alice', NEXT, NEXT]);
  const form = section.getByRole('form', { name: 'Authentication code' });
  await form.getByLabel('Authentication code').fill('000');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByRole('alert')).toHaveText(/The code is wrong or has expired/);
  await form.getByLabel('Authentication code').fill(` ${textOf(code).slice(0, 3)} ${textOf(code).slice(3)}`);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(section.getByText(/You’re still logged in here/)).toBeVisible();
});

test('the mail address is shown and changed with the password; what the server refuses stands at its field [3.5.012, 3.8.004]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to fetch/);
  await openSecurity(page);
  const section = page.getByRole('region', { name: 'Email address', exact: true });
  await expect(section.getByText('Your email address is alice@hedge.example.')).toBeVisible();
  await section.getByRole('button', { name: 'Change email address' }).click();
  const send = async (email: string, password: string) => {
    await section.getByLabel('New email address').fill(email);
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Change email address' }).click();
  };
  await sandbox.settings({ activationRequired: true });
  for (const [email, password, words] of [
    ['', 'alice', 'This server requires an email address.'],
    ['new@hedge.example', 'wrong', 'This isn’t your current password.'],
    ['nothing', 'alice', 'This isn’t an email address.'],
    ['bob@hedge.example', 'alice', 'Somebody else on this server uses this address.'],
  ] as const) {
    await send(email, password);
    await expect(section.getByRole('alert')).toHaveText(words);
  }
  await sandbox.fail({
    path: '/change_email$',
    status: 200,
    body: { error: 'Email is on a blocked domain.' },
  });
  await send('new@hedge.example', 'alice');
  await expect(section.getByRole('alert')).toHaveText(/Email is on a blocked domain/);
  await expect(section.getByLabel('New email address')).toBeFocused();
  await sandbox.fail({ path: '/change_email$', status: 0, after: true });
  await send('new@hedge.example', 'alice');
  await expect(section.getByText('Email address changed.')).toBeVisible();
  await expect(section.getByText('Your email address is new@hedge.example.')).toBeVisible();
});

test('with the keyboard alone the password is changed, and the focus is where one goes on', async ({
  page,
}) => {
  const section = await openSecurity(page);
  await page.goto('/settings?tab=security&part=password');
  const button = section.getByRole('button', { name: 'Change password' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('alice');
  for (const name of ['New password', 'New password again']) {
    // Past the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(section.getByLabel(name, { exact: true })).toBeFocused();
    await page.keyboard.type(NEXT);
  }
  await page.keyboard.press('Enter');
  await expect(section.getByText(/^Password changed/)).toBeVisible();
  await expect(button).toBeFocused();
});
