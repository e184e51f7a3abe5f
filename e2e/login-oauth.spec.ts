import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
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

test("on Mastodon the server's own page asks, and leads back in [1.2.040, 1.2.044, 1.4.003, 1.6.010]", async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(OTHER_SERVER);
  await sandbox.character('mastodon');
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

test('where the operator wants it, a Pleroma asks on its own page too, for all rights; a placeholder stands while the code is exchanged, and the address has none [1.2.023, 1.2.044, 1.2.072, 1.6.010]', async ({
  page,
  sandbox,
}) => {
  await asksForTokens(sandbox);
  const asked = await goesToServer(page);
  expect(asked.get('scope')).toBe('read write follow push admin');
  await sandbox.hold({ path: '^/oauth/token' });
  await consents(page);
  await expect(page.getByRole('main')).toContainText('Logging in…');
  await expect(page).toHaveURL(/\/oauth-callback$/);
  await expectAccessible(page);
  await sandbox.release();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
});
