import { onTestFinished, vi } from 'vitest';
import { ORIGIN } from '../../testing/app/app-server';
import { expectAccessible } from '../../testing/page/accessible';
import { textOf } from '../../testing/page/json';
import { doorCommand } from '../../testing/page/server';
import { cards } from '../../testing/page/parts';
import type { Page } from '../../testing/page/locator';
import { expect, test } from '../../testing/page/test';
import type { ControlDoor } from '@linnet/sandbox/control';

const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Log in' });

/** Leaves for the server's own page, which is not opened here; resolves to the parameters of the request. */
async function goesToServer(page: Page): Promise<URLSearchParams> {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  onTestFinished(() => left.mockRestore());
  await page.goto('/login');
  // The form for a password may stand there until the server's configuration has come.
  await expect(form(page)).toContainText('on its own page');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => String(left.mock.lastCall?.[0])).toMatch(/\/oauth\/authorize\?/);
  return new URL(String(left.mock.lastCall?.[0]), ORIGIN).searchParams;
}

/** Consents on the server's page, which leads back. */
async function consents(page: Page, asked: URLSearchParams): Promise<void> {
  const body = new URLSearchParams({ 'authorization[name]': 'alice', 'authorization[password]': 'alice' });
  for (const [name, value] of asked) body.append(`authorization[${name}]`, value);
  const answer = await fetch(`${ORIGIN}/oauth/authorize`, { method: 'POST', body, redirect: 'manual' });
  await page.goto(answer.headers.get('location') ?? '');
}

/** Sets up a Pleroma server whose operator wants people to sign in on its page. */
async function asksForTokens(sandbox: ControlDoor): Promise<void> {
  await sandbox.character('pleroma');
  await sandbox.settings({ frontendConfiguration: { loginMethod: 'token' } });
}

const tokensAsked = async (sandbox: ControlDoor) =>
  (await sandbox.log()).filter(({ path }) => path === '/oauth/token').length;

const error = (page: Page) => page.getByRole('main').getByRole('alert');

test("on Hollo the server's own page asks, and leads back in", async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 4(?:00|01|04|22)/);
  await sandbox.character('hollo');
  const asked = await goesToServer(page);
  await expect(form(page).getByRole('textbox')).toHaveCount(0);
  expect(asked.get('redirect_uri')).toBe(`${baseURL}/oauth-callback`);
  expect(asked.get('scope')).toBe('read write follow push');
  expect(asked.get('code_challenge_method')).toBe('S256');
  await consents(page, asked);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a code that this tab did not ask for is not taken', async ({ page, sandbox }) => {
  await asksForTokens(sandbox);
  await goesToServer(page);
  const before = await tokensAsked(sandbox);
  await page.goto('/oauth-callback?code=planted&state=of-somebody-else');
  await expect(error(page)).toContainText('wasn’t started in this tab');
  await expectAccessible(page, 'main');
  expect(await tokensAsked(sandbox)).toBe(before);
  // The login has been cancelled by then: the right state comes too late.
  await page.goto('/oauth-callback');
  await expect(error(page)).toContainText('wasn’t started in this tab');
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(form(page)).toBeVisible();
});

const refusals = [
  { query: 'error=access_denied', words: 'You didn’t allow Linnet to use your account.' },
  { query: 'error=invalid_scope&error_description=No%20such%20scope', words: 'No such scope' },
  { query: 'error=server_error', words: 'The server didn’t allow the login.' },
];

for (const { query, words } of refusals) {
  test(`an answer with ${query.split('&')[0]} says why nobody was let in`, async ({ page, sandbox }) => {
    await asksForTokens(sandbox);
    const state = (await goesToServer(page)).get('state');
    await page.goto(`/oauth-callback?${query}&state=${state}`);
    await expect(error(page)).toContainText(words);
    await expect(page).toHaveURL(/\/oauth-callback$/);
  });
}

test('a code that the server does not know is told in its words', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 400/);
  await asksForTokens(sandbox);
  const state = (await goesToServer(page)).get('state');
  await page.goto(`/oauth-callback?code=long-used&state=${state}`);
  await expect(error(page)).toContainText('Invalid credentials');
});

test('a token in the address leads in, and leaves the address at once', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await asksForTokens(sandbox);
  const { token } = await doorCommand(baseURL, 'session', { account: 'alice' });
  const state = (await goesToServer(page)).get('state');
  await sandbox.hold({ path: 'verify_credentials' });
  await page.goto(`/oauth-callback?access_token=${textOf(token)}&state=${state}`);
  await expect(page).toHaveURL(/\/oauth-callback$/);
  await sandbox.release();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('a token in an address that nobody here asked for is not taken', async ({ page, sandbox, baseURL }) => {
  await asksForTokens(sandbox);
  const { token } = await doorCommand(baseURL, 'session', { account: 'bob' });
  await page.goto(`/oauth-callback?access_token=${textOf(token)}`);
  await expect(error(page)).toContainText('wasn’t started in this tab');
  expect(await page.evaluate(() => localStorage.getItem('linnet-session'))).toBeNull();
});

test('a server that has forgotten this application is asked as a new one', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await asksForTokens(sandbox);
  await page.goto('/login');
  await page.evaluate(() =>
    localStorage.setItem('linnet-app', JSON.stringify({ clientId: 'long-gone', clientSecret: 'x' })),
  );
  const asked = await goesToServer(page);
  expect(asked.get('client_id')).not.toBe('long-gone');
  await consents(page, asked);
  await expect(page).toHaveURL(/\/main\/friends$/);
});
