import type { Locator, Page } from '@playwright/test';

/** The login form on its own screen. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login');
  return page.getByRole('main').getByRole('form', { name: 'Log in' });
}

/** Fills in the form and sends it; the password is the name by default. */
export async function logIn(form: Locator, username: string, password = username): Promise<void> {
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}
