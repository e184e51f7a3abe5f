import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beginWithSession } from '../../tools/browser/demo-session';
import { objectOf, textOf } from '../../tools/report/json-value';

/** Signs in without the form and opens a screen; for tests about other things. */
export async function signIn(page: Page, username: string, path = '/main/friends'): Promise<void> {
  const answer = await page.request.post('/sandbox/session', { data: { account: username } });
  if (!answer.ok()) throw new Error(`No session for ${username}: ${await answer.text()}`);
  const { token, accountId } = objectOf(await answer.json());
  const session = { token: textOf(token), accountId: textOf(accountId), username };
  const beginning = await beginWithSession(page, new URL(answer.url()).origin, session);
  await page.goto(path);
  // From here on only the page has the session, so that it can end it.
  await beginning.dispose();
}

/** Signs in with the form. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(username);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/main\/friends/);
}
