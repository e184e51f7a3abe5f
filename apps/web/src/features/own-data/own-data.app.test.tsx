import { expectAccessible } from '../../testing/page/accessible';
import type { Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const TAB = '/settings?tab=data';

const csv = (text: string) => new File([text], 'list.csv', { type: 'text/csv' });

const jobsOf = (page: Page) => page.getByRole('list', { name: 'In progress and done' });

async function importFile(page: Page, kind: string, file: File): Promise<void> {
  await page.getByLabel('In the file').selectOption({ label: kind });
  await page.getByLabel('Import file', { exact: true }).setInputFiles(file);
}

test('a file is shown before anything is sent, then imported, and what failed is told line by line [3.1.006]', async ({
  page,
  sentTo,
}) => {
  await signIn(page, 'alice', TAB);
  const text = 'https://far.example/notes/1\nhttps://far.example/notes/1\nno link\n';
  await importFile(page, 'Bookmarks', csv(text));
  const dialog = page.getByRole('dialog', { name: 'Import Bookmarks' });
  await expect(dialog).toContainText('One new entry');
  await expect(dialog).toContainText('One that stands twice in the file');
  await expect(dialog).toContainText('Line 3: not the link of a post');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import one entry' }).click();
  await expect(jobsOf(page)).toContainText('Done: 0 entries, one failed.');
  await page.getByText('One line failed').click();
  await expect(jobsOf(page)).toContainText('Line 1: nothing found at this address');
  await expect(jobsOf(page).getByRole('button', { name: 'Save failed lines' })).toBeVisible();
  await jobsOf(page).getByRole('button', { name: 'Remove' }).click();
  await expect(jobsOf(page)).toHaveCount(0);
  expect(sentTo(/bookmark$/)).toEqual([]);
});

test('a file that cannot be read, or holds something else, is told with what to do', async ({ page }) => {
  await signIn(page, 'alice', TAB);
  await importFile(page, 'Blocked people', new File([new Uint8Array([0x62, 0xfc])], 'windows.csv'));
  await expect(page.getByText('This file isn’t in UTF-8.')).toBeVisible();
  await importFile(page, 'Blocked people', csv('Account address,Hide notifications\nbob,true\n'));
  await expect(page.getByText('This file holds something else: Muted people.')).toBeVisible();
  await importFile(page, 'Blocked people', csv('\n'));
  await expect(page.getByText('There is nothing in this file.')).toBeVisible();
});

for (const { kind, path } of [
  { kind: 'Follows', path: '/following' },
  { kind: 'Muted people', path: '/api/v1/mutes' },
  { kind: 'Blocked people', path: '/api/v1/blocks' },
])
  test(`an import that cannot be compared with the account says so: ${kind} [3.8.005]`, async ({
    page,
    sandbox,
    allowConsole,
    sentTo,
  }) => {
    allowConsole(/status of 500/);
    await signIn(page, 'alice', TAB);
    await sandbox.fail({ path, status: 500, times: 99 });
    await importFile(page, kind, csv('bob\n'));
    await expect(page.getByText('An error occurred while importing this file.')).toBeVisible();
    expect(sentTo(/_import$/)).toEqual([]);
  });

test('whom one follows already is told and left out; then it is looked up what the server has done', async ({
  page,
  sentTo,
}) => {
  await signIn(page, 'alice', TAB);
  await importFile(page, 'Follows', csv('dave\nnobody@far.example\n'));
  const dialog = page.getByRole('dialog', { name: 'Import Follows' });
  await expect(dialog).toContainText('One new entry');
  await expect(dialog).toContainText('One that you have already');
  await dialog.getByRole('button', { name: 'Import one entry' }).click();
  await expect(jobsOf(page)).toContainText('Checking what the server has done. 0 of 1.');
  expect(sentTo(/follow_import$/)).toEqual([{ list: 'nobody@far.example' }]);
});

test('an import that has to wait says why, and until when', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/Failed to fetch/);
  await signIn(page, 'alice', TAB);
  await importFile(page, 'Bookmarks', csv('https://far.example/notes/1\n'));
  await sandbox.fail({ path: '/api/v2/search', status: 0, times: 9 });
  await page.getByRole('button', { name: 'Import one entry' }).click();
  await expect(jobsOf(page)).toContainText(/reach the server\. Tries again at \d/);
});

test('an import whose login ends says so, is still shown, and goes on once its owner has logged in again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await signIn(page, 'alice', TAB);
  await importFile(page, 'Blocked servers', csv('one.example\ntwo.example\n'));
  await sandbox.hold({ path: '/domain_blocks', method: 'POST' });
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await sandbox.expireTokens('alice');
  await sandbox.release();
  await expect(jobsOf(page)).toContainText(
    /Invalid credentials\.\W+Goes on once you log in again\. 0 of 2\./,
  );
  await expect(page.getByText('Log in again to see your data.')).toBeVisible();
  const login = page.getByRole('form', { name: 'Log in' });
  await login.getByLabel('Password', { exact: true }).fill('alice');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(jobsOf(page)).toContainText('Done: 2 entries.');
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
});

test('an import goes on while its owner is elsewhere, stops when it is told to, and goes on again', async ({
  page,
  sandbox,
  sentTo,
}) => {
  await signIn(page, 'alice', TAB);
  await sandbox.hold({ path: '/domain_blocks', method: 'POST' });
  await importFile(page, 'Blocked servers', csv('one.example\ntwo.example\n'));
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(jobsOf(page)).toHaveCount(0);
  await sandbox.release();
  await expect
    .poll(() => sentTo(/\/domain_blocks$/))
    .toEqual([{ domain: 'one.example' }, { domain: 'two.example' }]);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await settings.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(jobsOf(page)).toContainText('Done: 2 entries.');

  await sandbox.hold({ path: '/domain_blocks', method: 'POST' });
  await importFile(page, 'Blocked servers', csv('three.example\nfour.example\n'));
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  const row = jobsOf(page).getByRole('listitem').first();
  await row.getByRole('button', { name: 'Stop' }).click();
  await sandbox.release();
  await expect(row).toContainText('Stopped.');
  expect(sentTo(/\/domain_blocks$/)).toHaveLength(3);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText('Done: 2 entries.');
});

const ofAll = ['Follows', 'Muted people', 'Blocked people', 'Lists', 'Bookmarks'];

test.for([
  ['mastodon', [...ofAll, 'Word filters', 'Blocked servers', 'Drafts'], /^http.*\/settings\/export$/],
  ['hollo', [...ofAll, 'Drafts'], null],
] as const)(
  '%s is offered the data that it has: no chats, and backups on its own page or not at all',
  async ([character, kinds, archivePage], { page, sandbox }) => {
    await sandbox.character(character);
    await signIn(page, 'alice', TAB);
    const imported = page.getByLabel('In the file').getByRole('option');
    await expect.poll(() => imported.allTextContents()).toEqual(kinds);
    const exported = page.getByRole('group', { name: 'What to export' });
    for (const name of [...kinds, 'Followers', 'Settings', 'Posts'])
      await expect(exported.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await expect(exported.getByRole('checkbox')).toHaveCount(kinds.length + 3);
    await expect(page.getByRole('heading', { name: 'Export', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a backup' })).toHaveCount(0);
    const archive = page.getByRole('region', { name: 'Backups', exact: true }).getByRole('link');
    await expect(archive).toHaveCount(archivePage === null ? 0 : 1);
    if (archivePage !== null) await expect(archive).toHaveAttribute('href', archivePage);
  },
);

test('everything is chosen to be exported; the archive can be saved', async ({ page }) => {
  await signIn(page, 'alice', `${TAB}&part=export`);
  const kinds = page.getByRole('group', { name: 'What to export' });
  await expect(kinds.getByRole('checkbox', { name: 'Posts' })).toBeChecked();
  await page.getByRole('button', { name: 'Select none' }).click();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await kinds.getByRole('checkbox', { name: 'Follows' }).click();
  await kinds.getByRole('checkbox', { name: 'Muted people' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(jobsOf(page)).toContainText('Export of 2 files');
  await expect(jobsOf(page).getByRole('button', { name: 'Save export' })).toBeVisible();
  await expect(jobsOf(page)).toContainText('Done:');
});

test('a backup is asked for, shown while it is made, and can be downloaded by a link without a token [3.4.019]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 400|Failed to fetch/);
  await signIn(page, 'carol', TAB);
  await expect(page.getByText('No backups yet.')).toBeVisible();
  // Asked for once, though its answer gets lost.
  await sandbox.fail({ path: '/pleroma/backups', method: 'POST', status: 0, after: true });
  await page.getByRole('button', { name: 'Ask for a backup' }).click();
  const backups = page.getByRole('list', { name: 'Backups' });
  await expect(backups).toContainText('Being made…');
  await expect(page.getByText(/Couldn’t ask for a backup/)).toHaveCount(0);
  await sandbox.clock(5000);
  const link = backups.getByRole('link', { name: /^Download the backup of / });
  await expect(link).toHaveAttribute('href', /\/media\/\/backups\/archive-carol-[^?]*\.zip$/);
  await expect(backups).toContainText('Ready.');
  await page.getByRole('button', { name: 'Ask for a backup' }).click();
  await expect(page.getByText(/^Too early for another backup\. You can ask for one from .*\d/)).toBeVisible();
  await expectAccessible(page);
});

test('backups that cannot be loaded or made say so, with a way to try again [3.8.006]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.fail({ path: '/pleroma/backups', status: 500, times: 99 });
  await signIn(page, 'carol', TAB);
  await expect(page.getByText('Couldn’t load your backups')).toBeVisible();
  await sandbox.clearErrors();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No backups yet.')).toBeVisible();
  await sandbox.fail({ path: '/pleroma/backups', method: 'POST', status: 500 });
  await page.getByRole('button', { name: 'Ask for a backup' }).click();
  await expect(page.getByText('Couldn’t ask for a backup.')).toBeVisible();
});

test('how far a backup is, how many records are in it, and that it failed are told [3.4.019]', async ({
  page,
  sandbox,
}) => {
  const body = [
    {
      id: 2,
      content_type: 'application/zip',
      file_size: 0,
      inserted_at: '2026-11-20T10:00:00.000Z',
      processed: false,
      processed_number: 1234,
      state: 'running',
      url: 'http://localhost:8080/media/backups/a.zip',
    },
    {
      id: 1,
      content_type: 'application/zip',
      file_size: 2_500_000,
      inserted_at: '2026-11-02T10:00:00.000Z',
      processed: true,
      processed_number: 1,
      state: 'complete',
      url: 'http://localhost:8080/media/backups/b.zip',
    },
    {
      id: 0,
      content_type: 'application/zip',
      file_size: 0,
      inserted_at: '2026-10-20T10:00:00.000Z',
      processed: false,
      processed_number: 0,
      state: 'failed',
      url: 'http://localhost:8080/media/backups/c.zip',
    },
  ];
  await sandbox.fail({ path: '/pleroma/backups', method: 'GET', status: 200, body, times: 20 });
  await signIn(page, 'carol', TAB);
  const rows = page.getByRole('list', { name: 'Backups' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Being made… 1,234 records.');
  await expect(rows.nth(1)).toContainText('Ready. 1 record. 2.4 MiB.');
  await expect(rows.nth(2)).toContainText('The server couldn’t make it. 0 records.');
  for (const index of [0, 2]) await expect(rows.nth(index).getByRole('link')).toHaveCount(0);
  // Another one can't be asked for meanwhile.
  await expect(page.getByRole('button', { name: 'Ask for a backup' })).toBeDisabled();
});

test('an export is stopped, what was read is saved, and it goes on after a reload', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', `${TAB}&part=export`);
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByRole('checkbox', { name: 'Followers', exact: true }).click();
  await sandbox.hold({ path: '/followers' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  await jobsOf(page).getByRole('button', { name: 'Stop' }).click();
  await sandbox.release();
  await expect(jobsOf(page)).toContainText(/^.*Stopped\. /);
  await expect(jobsOf(page).getByRole('button', { name: 'Save what was read so far' })).toBeVisible();
  await page.reload();
  await expect(jobsOf(page)).toContainText(/Stopped\. /);
  await jobsOf(page).getByRole('button', { name: 'Resume' }).click();
  await expect(jobsOf(page)).toContainText(/Done: [1-9]\d* entries\./);
  await expect(jobsOf(page).getByRole('button', { name: 'Save export' })).toBeVisible();
});

test('drafts of a file come back, and are on the page of drafts', async ({ page }) => {
  await signIn(page, 'alice', TAB);
  await importFile(page, 'Drafts', csv('[{"draft":"new","text":"Not finished"},{"draft":"elsewhere"}]'));
  const dialog = page.getByRole('dialog', { name: 'Import Drafts' });
  await expect(dialog).toContainText('Line 2: not a draft that Linnet has saved');
  await dialog.getByRole('button', { name: 'Import one entry' }).click();
  await expect(jobsOf(page)).toContainText('Done: 1 entry.');
  await page.goto('/drafts');
  await expect(page.getByText('Not finished')).toBeVisible();
});

for (const { words, name, character = 'pleroma' } of [
  { words: 'import', name: 'Import' },
  { words: 'takeout', name: 'Export' },
  { words: 'backups', name: 'Backups' },
  { words: 'backups', name: 'Backups', character: 'mastodon' } as const,
  { words: 'password', name: 'Password' },
  { words: 'email', name: 'Email address' },
  { words: '2fa', name: 'Two-factor authentication' },
  { words: 'sessions', name: 'Sessions' },
  { words: 'aliases', name: 'Aliases' },
  { words: 'move', name: 'Move to another account' },
  { words: 'delete account', name: 'Leave this server' },
])
  test(`the search of the settings finds and opens: ${name} on ${character}`, async ({ page, sandbox }) => {
    if (character !== 'pleroma') await sandbox.character(character);
    await signIn(page, 'alice', '/settings?tab=general');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill(words);
    await page
      .getByRole('region', { name: 'Matching pages' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    const section = page.getByRole('region', { name, exact: true });
    await expect(section).toBeVisible();
    await expect.poll(() => section.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  });

test('visitors have the settings file alone', async ({ page }) => {
  await page.goto(TAB);
  await expect(page.getByRole('heading', { name: 'Settings file' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backups' })).toHaveCount(0);
});
