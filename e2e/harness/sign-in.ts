import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../../tools/browser/demo-session';

/** Signs in without the form and opens home: for tests that are about something else. */
export async function signIn(page: Page, username: string): Promise<void> {
  // The page knows where its server is only once it has been there.
  if (page.url() === 'about:blank') await page.goto('/api/v1/instance');
  const url = new URL(page.url()).origin;
  await storeDemoSession(page, url, await makeDemoSession(url, username));
  await page.goto('/main/friends');
}

/** Signs in as a person does. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(username);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/main\/friends/);
}
