import { ORIGIN } from '../app/app-server';
import { objectOf, textOf } from './json';
import { doorCommand } from './server';
import type { Locator, Page } from './locator';
import { expect } from './test';

/** Signs in without the form and opens a screen; for tests about other things. */
export async function signIn(page: Page, username: string, path = '/main/friends'): Promise<void> {
  const { token, accountId } = await doorCommand(ORIGIN, 'session', { account: username });
  storeSession({ token: textOf(token), accountId: textOf(accountId), username });
  await page.goto(path);
}

/** Stores a session as the client does after signing in with a password. */
function storeSession(session: CodeSession): void {
  localStorage.setItem('linnet-session', JSON.stringify(session));
}

/** Ends the stored session from the next page load on: the account is still known, but its token is empty. */
export async function endLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('linnet-session') ?? '{}');
    localStorage.setItem('linnet-session', JSON.stringify(Object.assign({}, session, { token: '' })));
  });
}

interface CodeSession {
  token: string;
  accountId: string;
  username: string;
}

async function json(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return objectOf(await response.json());
}

/** Signs in on the server's own page, for servers that accept no password from clients. The password is the name. */
async function makeCodeSession(url: string, username: string): Promise<CodeSession> {
  const redirect = `${url}/oauth-callback`;
  const scopes = ['read', 'write', 'follow', 'push'];
  const post = (path: string, body: URLSearchParams) =>
    fetch(url + path, { method: 'POST', body, redirect: 'manual' });
  const app = await json(
    post(
      '/api/v1/apps',
      new URLSearchParams({ client_name: 'Linnet', redirect_uris: redirect, scopes: scopes.join(' ') }),
    ),
  );
  const consent = new URLSearchParams({
    'authorization[client_id]': textOf(app['client_id']),
    'authorization[redirect_uri]': redirect,
    'authorization[name]': username,
    'authorization[password]': username,
  });
  for (const scope of scopes) consent.append('authorization[scope][]', scope);
  const sentBack = (await post('/oauth/authorize', consent)).headers.get('location') ?? url;
  const granted = await json(
    post(
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: textOf(app['client_id']),
        client_secret: textOf(app['client_secret']),
        redirect_uri: redirect,
        code: new URL(sentBack).searchParams.get('code') ?? '',
      }),
    ),
  );
  const token = textOf(granted['access_token']);
  const headers = { authorization: `Bearer ${token}` };
  const account = await json(fetch(`${url}/api/v1/accounts/verify_credentials`, { headers }));
  return { token, accountId: textOf(account['id']), username };
}

/** Opens a path as an account that has signed in on the server's own page. */
export async function signInByCode(
  page: Page,
  { url, username, path }: { url: string; username: string; path: string },
): Promise<void> {
  storeSession(await makeCodeSession(url, username));
  await page.goto(path);
}

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

/** Signs in with the form, and waits for the home timeline. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await logIn(await openLogin(page), username);
  await expect(page).toHaveURL(/\/main\/friends/);
}
