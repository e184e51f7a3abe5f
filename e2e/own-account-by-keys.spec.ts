import type { Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { pressByKeys, tabTo, typeInto } from './harness/by-keys';
import { callAs } from './harness/call-as';
import { doorCommand } from './harness/door-command';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { keptIn, whereSecretsAre } from './harness/where-secrets-are';

const PASSWORD = 'wide river under 7 bridges';

/** The stored session. */
async function sessionOf(page: Page): Promise<{ token: string; accountId: string }> {
  const stored = await page.evaluate(() => localStorage.getItem('linnet-session') ?? '{}');
  const session = objectOf(JSON.parse(stored));
  return { token: textOf(session['token']), accountId: textOf(session['accountId']) };
}

/** What is seen of the page besides the recovery codes. */
const seenBeside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.matches('[data-printed], [data-printed] *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

test('with keys alone: password, address, second factor, sessions, aliases, moving, deleting; no secret is left [3.1.005]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  test.slow();
  // The server ends all sessions with the old password; what a deleted account still asks is refused.
  allowConsole(/status of 403/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const url = baseURL ?? '';
  for (const application of ['Lantern', 'Torch'])
    await doorCommand(url, 'session', { account: 'alice', application });
  await signIn(page, 'alice', '/settings?tab=security&part=password');
  const { token: firstToken } = await sessionOf(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const own = (name: string) => region(name).getByLabel('Current password', { exact: true });

  const password = region('Password');
  await pressByKeys(page, password.getByRole('button', { name: 'Change password' }));
  await typeInto(page, own('Password'), 'alice');
  for (const name of ['New password', 'New password again'])
    await typeInto(page, password.getByLabel(name, { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(password.getByText(/^Password changed/)).toBeVisible();

  const email = region('Email address');
  await pressByKeys(page, email.getByRole('button', { name: 'Change email address' }));
  await typeInto(page, email.getByLabel('New email address'), 'new@hedge.example');
  await typeInto(page, own('Email address'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(email.getByText('Email address changed.')).toBeVisible();

  const factor = region('Two-factor authentication');
  await pressByKeys(page, factor.getByRole('button', { name: 'Set up two-factor authentication' }));
  const secret = ((await factor.getByLabel('Secret', { exact: true }).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  const halfMinute = 30_000;
  await doorCommand(url, 'clock', { offsetMs: halfMinute - (Date.now() % halfMinute) });
  const code = textOf((await doorCommand(url, 'account', { account: 'bob', totp: secret }))['code']);
  await doorCommand(url, 'account', { account: 'bob', totp: null });
  await typeInto(page, factor.getByLabel('Authentication code'), code);
  await typeInto(page, own('Two-factor authentication'), PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const list = factor.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeFocused();
  const codes = await list.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  expect(await seenBeside(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => seenBeside(page)).toEqual([]);
  // The parts around it are hidden.
  const printed = page.getByRole('list', { name: 'Recovery codes' });
  await expect(printed.getByRole('listitem')).toHaveText(codes);
  await expect(printed).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'screen' });
  await pressByKeys(page, factor.getByRole('button', { name: 'I’ve kept them' }));
  await pressByKeys(page, factor.getByRole('button', { name: 'Get new recovery codes' }));
  const anew = page.getByRole('alertdialog', { name: 'Get new recovery codes?' });
  await expectAccessible(page);
  await pressByKeys(page, anew.getByRole('button', { name: 'Get new recovery codes' }));
  await expect(list).toBeFocused();
  await pressByKeys(page, factor.getByRole('button', { name: 'I’ve kept them' }));
  const off = factor.getByRole('button', { name: 'Turn off two-factor authentication' });
  await pressByKeys(page, off);
  await typeInto(page, own('Two-factor authentication'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(factor.getByText('Two-factor authentication is off.')).toBeVisible();

  for (const application of ['Lantern', 'Torch'])
    await doorCommand(url, 'session', { account: 'alice', application });
  await page.reload();
  const sessions = region('Sessions');
  await pressByKeys(page, sessions.getByRole('button', { name: 'End session of Torch' }));
  const end = page.getByRole('alertdialog', { name: 'End this session?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(end).toBeHidden();
  await expect(sessions.getByRole('button', { name: 'End session of Torch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeys(page, end.getByRole('button', { name: 'End session' }));
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await pressByKeys(page, sessions.getByRole('button', { name: 'End all other sessions' }));
  const others = page.getByRole('alertdialog', { name: 'End all other sessions?' });
  await pressByKeys(page, others.getByRole('button', { name: 'End all other sessions' }));
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  const aliases = region('Aliases');
  const add = aliases.getByRole('button', { name: 'Add alias' });
  await pressByKeys(page, add);
  await typeInto(page, aliases.getByLabel('Your other account'), 'bob');
  await page.keyboard.press('Enter');
  await pressByKeys(page, add);
  await expect(aliases.getByRole('listitem')).toHaveText(/@bob@/);
  await tabTo(page, aliases.getByRole('button', { name: /^Remove alias/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('alertdialog', { name: 'Remove this alias?' });
  await expectAccessible(page);
  await pressByKeys(page, remove.getByRole('button', { name: 'Remove' }));
  await expect(aliases.getByRole('listitem')).toHaveCount(0);

  const bob = await callAs(url, 'bob');
  await bob('/api/pleroma/aliases', { method: 'PUT', body: { alias: 'alice' } });
  const move = region('Move to another account');
  await pressByKeys(page, move.getByRole('button', { name: 'Move followers' }));
  await typeInto(page, move.getByLabel('Your new account'), 'bob');
  await page.keyboard.press('Enter');
  await typeInto(page, move.getByLabel(/^Type alice@/), 'alice');
  await typeInto(page, own('Move to another account'), PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(move.getByText(/^Your followers are moving to @bob@/)).toBeVisible();

  const { token, accountId } = await sessionOf(page);
  const secrets = [PASSWORD, secret, code, firstToken, token, ...codes];
  const search = async () => whereSecretsAre(page, { secrets, requests: await sandbox.log(), said });
  expect(await search()).toEqual([]);
  const leave = region('Leave this server');
  await pressByKeys(page, leave.getByRole('button', { name: 'Delete account' }));
  await typeInto(page, leave.getByLabel(/^Type alice@/), 'alice');
  await typeInto(page, own('Leave this server'), PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/public$/);

  // The address changes before the form with the password is gone.
  await expect.poll(search).toEqual([]);
  const ofAccount = async (): Promise<readonly string[]> => {
    const { storage, databases } = await keptIn(page);
    const names = [...storage, ...databases].map(({ name }) => name);
    return names.filter((name) => name === 'linnet-session' || name.includes(accountId));
  };
  await expect.poll(ofAccount).toEqual([]);
});

test('with keys alone: a file is imported, its failed lines saved, an export chosen and saved, a backup asked for, the account disabled; no secret is left [3.1.006]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  // What the page still asks after the account is disabled is refused.
  allowConsole(/status of 403/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await signIn(page, 'alice', '/settings?tab=data&part=import');
  const kind = page.getByLabel('In the file');
  await expect(kind).toBeFocused();
  // A select goes to the option that begins with what is typed.
  await page.keyboard.type('Bookm');
  await expect(kind).toHaveValue('bookmarks');
  const chooser = page.waitForEvent('filechooser');
  const button = page.getByRole('button', { name: 'Import file', exact: true });
  await pressByKeys(page, button);
  const lines = Buffer.from('https://far.example/notes/1\nno link\n');
  await (await chooser).setFiles({ name: 'bookmarks.csv', mimeType: 'text/csv', buffer: lines });
  const dialog = page.getByRole('dialog', { name: 'Import Bookmarks' });
  await expect(dialog).toContainText('Line 2: not the link of a post');
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('list', { name: 'One line can’t be read. It is left out.' }));
  await pressByKeys(page, dialog.getByRole('button', { name: 'Import one entry' }));
  await expect(button).toBeFocused();
  const jobs = page.getByRole('list', { name: 'In progress and done' });
  await expect(jobs).toContainText('Done: 0 entries, one failed.');
  await pressByKeys(page, jobs.getByText('One line failed'));
  await expect(jobs).toContainText('Line 1: nothing found at this address');
  const failed = page.waitForEvent('download');
  await pressByKeys(page, jobs.getByRole('button', { name: 'Save failed lines' }));
  expect((await failed).suggestedFilename()).toBe('failed-bookmarks.csv');
  await pressByKeys(page, jobs.getByRole('button', { name: 'Remove' }));
  await expect(jobs).toHaveCount(0);

  const none = page.getByRole('button', { name: 'Select none' });
  await tabTo(page, none, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Settings', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await pressByKeys(page, page.getByRole('button', { name: 'Export', exact: true }));
  const download = page.waitForEvent('download');
  await pressByKeys(page, jobs.getByRole('button', { name: 'Save export' }));
  expect((await download).suggestedFilename()).toBe('settings.json');
  await pressByKeys(page, page.getByRole('button', { name: 'Ask for a backup' }));
  await expect(page.getByRole('list', { name: 'Backups' })).toContainText('Being made…');
  await expectAccessible(page);

  const { token } = await sessionOf(page);
  const { databases } = await keptIn(page);
  expect(databases.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^linnet-own-data /));
  expect(await whereSecretsAre(page, { secrets: [token], requests: await sandbox.log(), said })).toEqual([]);

  await page.goto('/settings?tab=security');
  const leave = page.getByRole('region', { name: 'Leave this server', exact: true });
  await pressByKeys(page, leave.getByRole('button', { name: 'Disable account' }));
  await typeInto(page, leave.getByLabel(/^Type alice@/), 'alice');
  await typeInto(page, leave.getByLabel('Current password', { exact: true }), 'alice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/public$/);
});
