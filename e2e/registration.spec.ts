import type { Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';

const REGISTER = { method: 'POST', path: '^/api/v1/accounts$' };

const form = (page: Page) => page.getByRole('form', { name: 'Registration' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Register' });

async function opens(page: Page): Promise<void> {
  await page.goto('/registration');
  await expect(page.getByRole('heading', { name: 'Registration', level: 1 })).toBeVisible();
}

/** Fills in the required fields. */
async function fillsIn(page: Page, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Full name').fill('Finch of the Thistles');
  await field(page, 'Password').fill('thistle seeds');
  await field(page, 'Repeat password').fill('thistle seeds');
}

test('a newcomer fills the form in, is in at once, and can come back [1.2.016, 1.2.066, 1.3.002, 1.4.007]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await opens(page);
  await expectAccessible(page);
  await fillsIn(page, 'finch');
  await form(page).getByLabel('Email').fill('finch@hedge.example');
  await form(page).getByLabel('Bio').fill('Seeds, mostly.');
  await form(page).getByLabel('Birthday').fill('1990-05-01');
  await expect(form(page).getByLabel('First language')).toHaveValue('en');
  await form(page).getByRole('button', { name: 'Add language' }).click();
  await form(page).getByLabel('Language 2').selectOption('de');
  await sandbox.hold(REGISTER);
  await send(page).click();
  await expect(field(page, 'Username')).toBeDisabled();
  await sandbox.release();
  await expect(page).toHaveURL(/\/main\/friends$/);
  const { id } = objectOf(await (await fetch(`${baseURL}/api/v1/accounts/lookup?acct=finch`)).json());
  const account = objectOf(await (await fetch(`${baseURL}/api/v1/accounts/${textOf(id)}`)).json());
  expect(account['display_name']).toBe('Finch of the Thistles');
  expect(textOf(account['note'])).toContain('Seeds, mostly.');
});
