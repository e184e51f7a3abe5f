import type { Page } from '@playwright/test';
import { textOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { doorCommand } from './harness/door-command';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { expect, test } from './harness/test';

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
