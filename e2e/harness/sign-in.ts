import type { Page } from '@playwright/test';
import { keepDemoSession, makeDemoSession, NEUTRAL_PAGE } from '../../tools/browser/demo-session';
import { expect } from './expect';

/** Signs in without the form and opens a screen: for tests that are about something else. */
export async function signIn(page: Page, username: string, path = '/main/friends'): Promise<void> {
  await page.goto(NEUTRAL_PAGE);
  const { origin } = new URL(page.url());
  await keepDemoSession(page, await makeDemoSession(origin, username));
  await page.goto(path);
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
