import type { Locator, Page } from '@playwright/test';

/** The form for name and password on the screen that is one. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login');
  return page.getByRole('main').getByRole('form', { name: 'Log in' });
}

/** Fills the form in and sends it; the password is the name unless it is given. */
export async function logIn(form: Locator, username: string, password = username): Promise<void> {
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}
