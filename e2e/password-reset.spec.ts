import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const CALL = { method: 'POST', path: '^/auth/password' };

async function asks(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New password' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
}

/** Where the newest letter leads. */
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
  await expect(page.getByRole('button', { name: /Send the link/ })).toHaveAttribute('aria-busy', 'true');
  await sandbox.release();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'a letter with a link to a new password is on its way',
  );
  const [call] = (await sandbox.log()).filter(({ path }) => path === '/auth/password');
  expect(new URLSearchParams(call?.query).get('email')).toBe('alice@hedge.example');
  await expectAccessible(page);

  await page.goto(await newestLetter(baseURL));
  await page.getByLabel('New password').fill('a new one');
  await page.getByLabel('Again').fill('a new one');
  await page.getByRole('button', { name: 'Reset' }).click();
  await logIn(await openLogin(page), 'alice', 'a new one');
  await expect(cards(page).first()).toBeVisible();
});

test('who asks too often is told so [1.4.009, 1.8.007]', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 429/);
  await sandbox.settings({ mailer: true });
  await sandbox.fail({ ...CALL, status: 429, body: { error: 'Throttled' } });
  await page.goto('/password-reset');
  await asks(page, 'alice@hedge.example');
  await expect(page.getByRole('alert')).toHaveText('This was asked for too often. Try again later.');
  await expect(page.getByRole('form', { name: 'New password' })).toHaveCount(0);
});

test('any other trouble can be dismissed, and the address is still there [1.4.009, 1.8.008]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.settings({ mailer: true });
  await sandbox.fail({ ...CALL, status: 500, body: { error: 'Something' } });
  await page.goto('/password-reset');
  await asks(page, 'not even an address');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('An error occurred');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Dismiss' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByLabel('Email')).toHaveValue('not even an address');
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByRole('status')).toContainText('on its way');
});

test('a server that sends no letters says so, in other words where a reset was demanded [1.8.009]', async ({
  page,
}) => {
  await page.goto('/password-reset');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^This server cannot send letters/);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/password-reset?passwordResetRequested=true');
  await expect(main.getByRole('status')).toHaveText(/^You must reset your password to log in, but/);
  await main.getByRole('link', { name: 'Return to the start page' }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
});

test('members are sent to their start page [1.6.002]', async ({ page, sandbox }) => {
  await sandbox.settings({ mailer: true });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/password-reset');
  await expect(page).toHaveURL(/\/main\/friends$/);
});
