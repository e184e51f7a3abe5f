import type { Page } from '@playwright/test';
import { makeDemoSession } from '../tools/browser/demo-session';
import type { ControlDoor, ServerCharacter } from '@linnet/sandbox/control';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';

/** Errors for files that other servers don't have, and scopes that they refuse. */
const OTHER_SERVER = /status of 4(?:00|01|04|22)/;

const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Log in' });

/** Opens the server's own page; resolves to the parameters of the request. */
async function goesToServer(page: Page): Promise<URLSearchParams> {
  await page.goto('/login');
  // The form for a password may stand there until the server's configuration has come.
  await expect(form(page)).toContainText('on its own page');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/oauth\/authorize\?/);
  return new URL(page.url()).searchParams;
}

async function consents(page: Page): Promise<void> {
  await page.getByLabel('Name or e-mail').fill('alice');
  await page.getByLabel('Password').fill('alice');
  await page.getByRole('button', { name: 'Authorize' }).click();
}

/** Sets up a Pleroma server whose operator wants people to sign in on its page. */
async function asksForTokens(sandbox: ControlDoor): Promise<void> {
  await sandbox.character('pleroma');
  await sandbox.settings({ frontendConfiguration: { loginMethod: 'token' } });
}

const tokensAsked = async (sandbox: ControlDoor) =>
  (await sandbox.log()).filter(({ path }) => path === '/oauth/token').length;

const error = (page: Page) => page.getByRole('main').getByRole('alert');

for (const character of ['mastodon', 'hollo'] as const satisfies ServerCharacter[]) {
  test(`on ${character} the server's own page asks, and leads back in [1.2.040, 1.2.044, 1.4.003, 1.6.010]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(OTHER_SERVER);
    await sandbox.character(character);
    await page.goto('/login');
    await expect(form(page)).toContainText('on its own page');
    await expect(form(page).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    const asked = await goesToServer(page);
    expect(asked.get('redirect_uri')).toBe(`${new URL(page.url()).origin}/oauth-callback`);
    expect(asked.get('scope')).toBe('read write follow push');
    expect(asked.get('code_challenge_method')).toBe('S256');
    await consents(page);
    await expect(page).toHaveURL(/\/main\/friends$/);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('where the operator wants it, a Pleroma asks on its own page too, and for all rights [1.2.044, 1.6.010]', async ({
  page,
  sandbox,
}) => {
  await asksForTokens(sandbox);
  const asked = await goesToServer(page);
  expect(asked.get('scope')).toBe('read write follow push admin');
  await consents(page);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
});

test('a placeholder stands while the code is exchanged, and the address has none any more [1.2.023, 1.2.072]', async ({
  page,
  sandbox,
}) => {
  await asksForTokens(sandbox);
  await goesToServer(page);
  await sandbox.hold({ path: '^/oauth/token' });
  await consents(page);
  await expect(page.getByRole('main')).toContainText('Logging in…');
  await expect(page).toHaveURL(/\/oauth-callback$/);
  await expectAccessible(page);
  await sandbox.release();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('a code that this tab did not ask for is not taken', async ({ page, sandbox }) => {
  await asksForTokens(sandbox);
  await goesToServer(page);
  const before = await tokensAsked(sandbox);
  await page.goto('/oauth-callback?code=planted&state=of-somebody-else');
  await expect(error(page)).toContainText('wasn’t started in this tab');
  await expectAccessible(page);
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
  const { token } = await makeDemoSession(`${baseURL}`, 'alice');
  const state = (await goesToServer(page)).get('state');
  await sandbox.hold({ path: 'verify_credentials' });
  await page.goto(`/oauth-callback?access_token=${token}&state=${state}`);
  await expect(page).toHaveURL(/\/oauth-callback$/);
  await sandbox.release();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('a token in an address that nobody here asked for is not taken', async ({ page, sandbox, baseURL }) => {
  await asksForTokens(sandbox);
  const { token } = await makeDemoSession(`${baseURL}`, 'bob');
  await page.goto(`/oauth-callback?access_token=${token}`);
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
  expect((await goesToServer(page)).get('client_id')).not.toBe('long-gone');
  await consents(page);
  await expect(page).toHaveURL(/\/main\/friends$/);
});
