import type { Page } from '../../testing/page/locator';
import { cards } from '../../testing/page/parts';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { callAs, doorCommand } from '../../testing/page/server';
import { expectAccessible } from '../../testing/page/accessible';
import { logIn, openLogin } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { watchLog, whereSecretsAre } from '../../testing/page/where-secrets-are';

const SECRET = 'JBSWY3DPEHPK3PXP';
/** Milliseconds for which an authenticator shows a code. */
const HALF_MINUTE = 30_000;

/** Turns on alice's second factor; resolves to the code of her authenticator. */
async function giveSecondFactor(url: string | undefined): Promise<string> {
  // Only the code of the current half minute is valid: it has just begun, so that there is time to type it.
  await doorCommand(url, 'clock', { offsetMs: HALF_MINUTE - (Date.now() % HALF_MINUTE) });
  return textOf((await doorCommand(url, 'account', { account: 'alice', totp: SECRET }))['code']);
}

const codeForm = (page: Page) =>
  page.getByRole('main').getByRole('form', { name: 'Two-factor authentication' });
const recoveryForm = (page: Page) =>
  page.getByRole('main').getByRole('form', { name: 'Two-factor recovery' });

test('a code of the authenticator leads in [1.2.045, 1.4.004, 1.8.003]', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 40[03]/);
  await giveSecondFactor(baseURL);
  await logIn(await openLogin(page), 'alice');
  const field = codeForm(page).getByLabel('Authentication code');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const code = await giveSecondFactor(baseURL);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('linnet-session'));
  await expect((await openLogin(page)).getByLabel('Username')).toHaveValue('alice');
});

test('a wrong code is told in the words of the server, and emptied [1.8.006]', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 40[03]/);
  await giveSecondFactor(baseURL);
  await logIn(await openLogin(page), 'alice');
  const field = codeForm(page).getByLabel('Authentication code');
  await field.fill('000000x');
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeForm(page).getByRole('alert')).toHaveText('Invalid code');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await codeForm(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(codeForm(page).getByRole('alert')).toBeHidden();
  await field.fill(await giveSecondFactor(baseURL));
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('a code that was refused although it looks right: the wrong clock of the device is told, or that it came too late', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 40[03]/);
  await giveSecondFactor(baseURL);
  await doorCommand(baseURL, 'clock', { offsetMs: -HALF_MINUTE });
  const { code } = await doorCommand(baseURL, 'account', { account: 'alice', totp: SECRET });
  await doorCommand(baseURL, 'clock', { offsetMs: 0 });
  await logIn(await openLogin(page), 'alice');
  const field = codeForm(page).getByLabel('Authentication code');
  await field.fill(textOf(code));
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeForm(page).getByRole('alert')).toHaveText('Invalid code');
  const late = codeForm(page).getByText('The code is wrong or has expired. Enter the one that is shown now.');
  await expect(late).toBeVisible();

  await doorCommand(baseURL, 'clock', { offsetMs: 4 * 60_000 });
  await field.fill('000 000');
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeForm(page)).toContainText(
    /The clock of this device is about 4 minutes behind the server’s; check the one of your authenticator too/,
  );
  await expectAccessible(page);
  await field.fill('000000x');
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeForm(page).getByRole('alert')).toHaveText('Invalid code');
  await expect(codeForm(page).getByText(/clock of this device/)).toHaveCount(0);
});

test('a code is taken as it is pasted, with a hyphen, and by keys alone', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 403/);
  const code = await giveSecondFactor(baseURL);
  await logIn(await openLogin(page), 'alice');
  const field = codeForm(page).getByLabel('Authentication code');
  await expect(field).toBeFocused();
  await page.keyboard.type(` ${code.slice(0, 3)}-${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('the ways lead from code to recovery code, back, and out of both [1.2.045, 1.4.003, 1.4.004]', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 403/);
  await giveSecondFactor(baseURL);
  await logIn(await openLogin(page), 'alice');
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(recoveryForm(page).getByLabel('Recovery code')).toBeFocused();
  await expectAccessible(page);
  await recoveryForm(page).getByRole('button', { name: 'Use an authentication code' }).click();
  await expect(codeForm(page).getByLabel('Authentication code')).toBeFocused();
  await codeForm(page).getByRole('button', { name: 'Cancel' }).click();
  const login = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await expect(login.getByLabel('Username')).toBeFocused();

  await logIn(login, 'alice');
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(login).toBeVisible();
});

test('a server that dislikes a recovery code says so in its words, and the code is emptied [1.8.006]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 40[03]/);
  const needed = { error: 'mfa_required', mfa_token: 'a-token', supported_challenge_types: 'totp' };
  await sandbox.fail({ path: '^/oauth/token$', status: 403, body: needed });
  await sandbox.fail({ path: '^/oauth/mfa/challenge', status: 400, body: { error: 'That one is used up.' } });
  await logIn(await openLogin(page), 'alice');
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  const form = recoveryForm(page);
  await form.getByLabel('Recovery code').fill('used before');
  await form.getByRole('button', { name: 'Verify' }).click();
  await expect(form.getByRole('alert')).toHaveText('That one is used up.');
  await expect(form.getByLabel('Recovery code')).toHaveValue('');
});

test('a recovery code leads in, once [1.2.045, 1.4.003]', async ({ page, allowConsole, baseURL }) => {
  allowConsole(/status of 40[03]/);
  const recovery = await newRecoveryCode(`${baseURL}`);
  await giveSecondFactor(baseURL);
  await logIn(await openLogin(page), 'alice');
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryForm(page).getByLabel('Recovery code').fill(recovery);
  await recoveryForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);

  await page.evaluate(() => localStorage.removeItem('linnet-session'));
  await logIn(await openLogin(page), 'alice');
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryForm(page).getByLabel('Recovery code').fill(recovery);
  await recoveryForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(recoveryForm(page).getByRole('alert')).toHaveText('Invalid code');
});

test('no password and no code of a login is left anywhere: refused, and done', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 40[013]/);
  const password = 'quiet lantern over 9 hills';
  const recovery = await newRecoveryCode(`${baseURL}`);
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/pleroma/change_password', {
    method: 'POST',
    body: { password: 'alice', new_password: password, new_password_confirmation: password },
  });
  await giveSecondFactor(baseURL);
  const secrets = [password, 'loud lantern', '135790', recovery];
  const log = watchLog();
  const form = await openLogin(page);
  await logIn(form, 'alice', 'loud lantern');
  await expect(form.getByRole('alert')).toBeVisible();
  await logIn(form, 'alice', password);
  await codeForm(page).getByLabel('Authentication code').fill('135790');
  await codeForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeForm(page).getByRole('alert')).toHaveText('Invalid code');
  expect(await whereSecretsAre(sandbox, { secrets, log })).toEqual([]);
  await codeForm(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryForm(page).getByLabel('Recovery code').fill(recovery);
  await recoveryForm(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
  const token = page.client().session.token() ?? '';
  expect(token).not.toBe('');
  expect(await whereSecretsAre(sandbox, { secrets: [...secrets, token], log })).toEqual([]);
});

/** One of alice's recovery codes. */
async function newRecoveryCode(url: string): Promise<string> {
  const json = async (path: string, init: RequestInit) =>
    objectOf(await (await fetch(url + path, init)).json());
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const app = await json(
    '/api/v1/apps',
    form({ client_name: 'Another', redirect_uris: `${url}/`, scopes: 'read write' }),
  );
  const { access_token: token } = await json(
    '/oauth/token',
    form({
      grant_type: 'password',
      client_id: textOf(app['client_id']),
      client_secret: textOf(app['client_secret']),
      username: 'alice',
      password: 'alice',
    }),
  );
  const headers = { authorization: `Bearer ${textOf(token)}` };
  const { codes } = await json('/api/pleroma/accounts/mfa/backup_codes', { headers });
  return textOf(listOf(codes)[0]);
}
