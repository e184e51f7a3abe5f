import { endLogin, logIn, openLogin, signIn } from '../../testing/page/sign-in';
import { doorCommand } from '../../testing/page/server';
import { expect, test } from '../../testing/page/test';

test('sessions are listed with application and end, this one marked; one is ended, all others, and one’s own logs out [3.7.033]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to fetch/);
  for (const application of ['Lantern', 'Torch', 'Candle'])
    await doorCommand(baseURL, 'session', { account: 'alice', application });
  await logIn(await openLogin(page), 'alice');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.goto('/settings?tab=security');
  const section = page.getByRole('region', { name: 'Sessions', exact: true });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toHaveText(/Linnet.*This session · Until .* 21\d\d/);

  await section.getByRole('button', { name: 'End session of Torch' }).click();
  const question = page.getByRole('alertdialog', { name: 'End this session?' });
  await expect(question.getByText('Torch is logged out and needs your password again.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(4);
  await sandbox.fail({ path: '/oauth_tokens/', method: 'DELETE', status: 0, after: true });
  await section.getByRole('button', { name: 'End session of Torch' }).click();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(rows).toHaveCount(3);

  await sandbox.fail({ path: '/oauth_tokens/', method: 'DELETE', status: 0 });
  await section.getByRole('button', { name: 'End all other sessions' }).click();
  const all = page.getByRole('alertdialog', { name: 'End all other sessions?' });
  await all.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(section.getByRole('alert')).toHaveText(/Nothing has changed; try again/);
  await section.getByRole('button', { name: 'End all other sessions' }).click();
  await all.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(rows).toHaveCount(1);
  await expect(section.getByRole('alert')).toHaveCount(0);

  await section.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  expect(localStorage.getItem('linnet-session')).toBeNull();
});

test('sessions that can’t be loaded say so, and are tried again; without a mark it is said why [3.8.013]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await doorCommand(baseURL, 'session', { account: 'alice', application: 'Lantern' });
  await sandbox.fail({ path: '/oauth_tokens', status: 500, times: 99 });
  await signIn(page, 'alice', '/settings?tab=security');
  const section = page.getByRole('region', { name: 'Sessions', exact: true });
  await expect(section.getByRole('alert')).toHaveText(/Couldn’t load your sessions/);
  await sandbox.clearErrors();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText(/The server doesn’t say which of these is this page/)).toBeVisible();
  await expect(section.getByRole('button', { name: 'End all other sessions' })).toHaveCount(0);
});

test('with a login that has ended the security of the account waits for the next one, and comes with it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  await signIn(page, 'alice', '/drafts');
  await endLogin(page);
  await page.goto('/settings?tab=security');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('Log in again to change the security of your account.')).toBeVisible();
  await expect(settings.getByRole('region', { name: 'Password', exact: true })).toHaveCount(0);
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await again.getByLabel('Password', { exact: true }).fill('alice');
  await again.getByRole('button', { name: 'Log in' }).click();
  for (const name of ['Password', 'Sessions', 'Leave this server'])
    await expect(settings.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(settings.getByText('Log in again to change the security of your account.')).toHaveCount(0);
});

test.for([
  [
    'mastodon',
    {
      'Account settings': '/auth/edit',
      'Two-factor authentication': '/settings/otp_authentication',
      'Authorised applications': '/oauth/authorized_applications',
      Aliases: '/settings/aliases',
      'Move to another account': '/settings/migration',
      'Delete account': '/settings/delete',
    },
  ],
  ['hollo', { 'Two-factor authentication': '/auth', Accounts: '/accounts' }],
] as const)(
  'on %s the server’s own pages are linked instead',
  async ([character, pages], { page, sandbox, baseURL }) => {
    await sandbox.character(character);
    await signIn(page, 'alice', '/settings?tab=security');
    const links = page.getByRole('region', { name: 'On your server’s own pages' }).getByRole('link');
    await expect(links).toHaveCount(Object.keys(pages).length);
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(shown).toEqual(Object.entries(pages).map(([name, path]) => [name, `${baseURL}${path}`]));
    await expect(page.getByRole('region', { name: 'Password', exact: true })).toHaveCount(0);
  },
);
