import { vi } from 'vitest';
import type { Page } from '../../testing/page/locator';
import { callAs } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { watchLog, whereSecretsAre } from '../../testing/page/where-secrets-are';

const PASSWORD = 'quiet lantern over 9 hills';
const WRONG = 'loud lantern over 9 hills';

/** Gives alice a password that is like nothing else on the page, and opens a tab; the secrets are the passwords and her token. */
async function begin(page: Page, baseURL: string, tab: string) {
  const alice = await callAs(baseURL, 'alice');
  await alice('/api/pleroma/change_password', {
    method: 'POST',
    body: { password: 'alice', new_password: PASSWORD, new_password_confirmation: PASSWORD },
  });
  const log = watchLog();
  await signIn(page, 'alice', `/settings?tab=${tab}`);
  const token = page.client().session.token() ?? '';
  expect(token).not.toBe('');
  return { secrets: [PASSWORD, WRONG, token], log };
}

test('password managers know what each field takes, and whose password it is', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=security');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [part, action] of [
    ['Password', 'Change password'],
    ['Email address', 'Change email address'],
    ['Two-factor authentication', 'Set up two-factor authentication'],
    ['Leave this server', 'Disable account'],
    ['Leave this server', 'Delete account'],
  ] as const) {
    await region(part).getByRole('button', { name: action }).click();
    await expect(region(part).getByRole('form', { name: action })).toBeVisible();
  }
  const forms = await page
    .locator('form:has([name="password"])')
    .evaluateAll((all) =>
      all.map((form) =>
        [...form.querySelectorAll('input')]
          .filter(({ name }) => ['username', 'password', 'code'].includes(name))
          .map(({ name, autocomplete, value }) => [name, autocomplete, value].join(' ')),
      ),
    );
  const [owner, password] = ['username username alice', 'password current-password '];
  const ofFactor = [owner, 'code one-time-code ', password];
  expect(forms).toEqual([
    [owner, password],
    [owner, password],
    ofFactor,
    [owner, password],
    [owner, password],
  ]);
});

async function leave(page: Page, action: string, password: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Leave this server', exact: true });
  const form = section.getByRole('form', { name: action });
  await form.getByLabel(/^Type alice@/).fill('alice');
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: action }).click();
}

for (const { action, path } of [
  { action: 'Disable account', path: '/disable_account' },
  { action: 'Delete account', path: '/delete_account' },
] as const)
  test(`no password and no token is left anywhere: ${action}, refused, lost, failed and done`, async ({
    page,
    sandbox,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/status of|Failed to fetch/);
    const search = await begin(page, baseURL, 'security');
    const section = page.getByRole('region', { name: 'Leave this server', exact: true });
    await section.getByRole('button', { name: action }).click();
    await leave(page, action, WRONG);
    await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
    await sandbox.fail({ path, status: 0 });
    await leave(page, action, PASSWORD);
    await expect(section.getByRole('alert')).toHaveText(/Nothing has changed; try again/);
    await sandbox.fail({ path, status: 404, body: { error: 'No such thing.' } });
    await leave(page, action, PASSWORD);
    await expect(section.getByRole('alert')).toBeVisible();
    await leave(page, action, PASSWORD);
    await expect(page).toHaveURL(/\/main\/public$/);
    // Pleroma takes the password nowhere else (docs/decisions/022).
    const allowed = /^\/api\/pleroma\/disable_account$/;
    expect(await whereSecretsAre(sandbox, { ...search, allowed })).toEqual([]);
    expect(localStorage.getItem('linnet-session')).toBeNull();
  });

test('no password and no token is left anywhere by an import, an export and a backup', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of|Failed to fetch/);
  const search = await begin(page, baseURL, 'data');
  const jobs = page.getByRole('list', { name: 'In progress and done' });
  await page.getByLabel('In the file').selectOption({ label: 'Bookmarks' });
  await sandbox.fail({ path: '/api/v2/search', status: 403, body: { error: 'No.' } });
  const file = new File(['https://far.example/notes/1\n'], 'list.csv', { type: 'text/csv' });
  await page.getByLabel('Import file', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import one entry' }).click();
  await expect(jobs).toContainText('Done: 0 entries, one failed.');

  const made = vi.spyOn(URL, 'createObjectURL');
  // The page of the test would go there.
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByRole('checkbox', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await jobs.getByRole('button', { name: 'Save export' }).click();
  await expect.poll(() => made.mock.calls.length).toBe(1);
  const [blob] = made.mock.calls[0] ?? [];
  const exported = blob instanceof Blob ? await blob.text() : '';
  made.mockRestore();
  clicked.mockRestore();
  expect(JSON.parse(exported)).toHaveProperty('linnet');
  expect(search.secrets.filter((secret) => exported.includes(secret))).toEqual([]);

  await page.getByRole('button', { name: 'Ask for a backup' }).click();
  await expect(page.getByRole('list', { name: 'Backups' })).toContainText('Being made…');
  expect(await whereSecretsAre(sandbox, search)).toEqual([]);
  await sandbox.clock(5000);
  await page.reload();
  const backups = page.getByRole('list', { name: 'Backups' });
  await expect(backups.getByRole('link', { name: /^Download the backup of / })).toBeVisible();
  expect(await whereSecretsAre(sandbox, search)).toEqual([]);
});
