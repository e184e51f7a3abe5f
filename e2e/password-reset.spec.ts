import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { expect, test } from './harness/test';

const CALL = { method: 'POST', path: '^/auth/password' };

async function asks(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Reset password' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send link' }).click();
}

/** The link in the newest mail. */
async function newestLetter(url: string | undefined): Promise<string> {
  const letters = listOf(await (await fetch(`${url}/sandbox/mails`)).json());
  return textOf(objectOf(letters.at(-1))['link']);
}

test('a letter is asked for, and with it a new password is chosen [1.2.018, 1.2.070, 1.4.009, 1.5.010]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.settings({ mailer: true });
  await (await openLogin(page)).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/password-reset$/);
  await expectAccessible(page);
  await sandbox.hold(CALL);
  await asks(page, 'alice@hedge.example');
  await expect(page.getByRole('button', { name: /Send link/ })).toHaveAttribute('aria-busy', 'true');
  await sandbox.release();
  await expect(page.getByRole('main').getByRole('status')).toContainText('an email');
  const [call] = (await sandbox.log()).filter(({ path }) => path === '/auth/password');
  expect(new URLSearchParams(call?.query).get('email')).toBe('alice@hedge.example');
  await expectAccessible(page);

  await page.goto(await newestLetter(baseURL));
  await page.getByLabel('New password').fill('a new one');
  await page.getByLabel('Again').fill('a new one');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Reset' }).click();
  await answered;
  await logIn(await openLogin(page), 'alice', 'a new one');
  await expect(cards(page).first()).toBeVisible();
});
