import { callAs, doorCommand } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { expect, test } from '../../../testing/page/test';
import type { Page } from '../../../testing/page/locator';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Servers' }).getByRole('listitem');
const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

const policies = {
  mrf_policies: ['SimplePolicy'],
  mrf_simple: { reject: ['bad.example'], media_nsfw: ['hedgerow.example'] },
  mrf_simple_info: { reject: { 'bad.example': { reason: 'Spam' } } },
};

test('known servers are listed with how they are treated and why, and since when they can’t be reached', async ({
  page,
  baseURL,
}) => {
  await doorCommand(`${baseURL}`, 'settings', {
    federationPolicies: policies,
    unreachable: ['signalbox.example'],
  });
  await signIn(page, 'alice', '/administration/servers');
  await expect(rows(page).filter({ hasText: 'bad.example' })).toContainText('Rejected: nothing from it');
  await expect(rows(page).filter({ hasText: 'bad.example' })).toContainText('Spam');
  await expect(rows(page).filter({ hasText: 'hedgerow.example' })).toContainText(
    'Media is marked as sensitive',
  );
  await expect(rows(page).filter({ hasText: 'signalbox.example' })).toContainText(
    /Can’t be reached since \w{3} \d{1,2}, \d{4}/,
  );
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Can’t be reached' }).click();
  await expect(rows(page).getByRole('link')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'All', exact: true }).click();
  await main(page).getByRole('searchbox', { name: 'Search for servers' }).fill('hedgerow');
  await expect(rows(page).getByRole('link')).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(main(page)).toContainText('Media is marked as sensitive');
  await main(page).getByRole('link', { name: 'Its posts' }).click();
  await expect(main(page)).toContainText('Dawn list');
});

test('everything of a server is deleted only when its name was typed', async ({ page, sandbox }) => {
  await signIn(page, 'alice', '/administration/servers/hedgerow.example');
  await main(page).getByRole('button', { name: 'Delete all its data' }).click();
  await expect(question(page)).toContainText(/\d+ people of it are known here/);
  await expect(question(page)).toContainText(/\d+ public posts of it are here/);
  await expect(question(page).getByRole('button', { name: 'Delete all its data' })).toBeDisabled();
  await question(page).getByLabel('Enter hedgerow.example to confirm').fill('hedgerow');
  await expect(question(page).getByRole('button', { name: 'Delete all its data' })).toBeDisabled();
  await question(page).getByLabel('Enter hedgerow.example to confirm').fill('hedgerow.example');
  await answer(page, 'Delete all its data');
  await expect(main(page)).toContainText('The server is deleting everything of hedgerow.example');
  const deletions = (await sandbox.log()).filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ path }) => path)).toEqual(['/api/v1/pleroma/admin/instances/hedgerow.example']);
});

test('an administrator blocks a server: its entry and the policy in one call, with the reason', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'alice', '/administration/servers/hedgerow.example');
  await main(page).getByRole('button', { name: 'Block server' }).click();
  await expect(question(page)).toContainText('accepts nothing new from hedgerow.example');
  await question(page).getByLabel('Reason').fill('Too many hedges');
  await answer(page, 'Block server');
  await expect(main(page)).toContainText('hedgerow.example is blocked.');
  const changes = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/admin/config'),
  );
  expect(changes).toHaveLength(1);
  const alice = await callAs(`${baseURL}`, 'alice');
  const now = JSON.stringify(await alice('/api/v1/pleroma/admin/config?only_db=true'));
  expect(now).toContain('["hedgerow.example","Too many hedges"]');
  expect(now).toContain('MRF.SimplePolicy');
});

test('from a report about somebody of another server, moderators are told who can block it', async ({
  page,
  baseURL,
}) => {
  const dave = await callAs(`${baseURL}`, 'dave');
  const wren = (await dave('/api/v1/accounts/lookup?acct=wren@hedgerow.example')) as { id: string };
  const filed = { account_id: wren.id, comment: 'From afar' };
  const { id } = (await dave('/api/v1/reports', { method: 'POST', body: filed })) as { id: string };
  await signIn(page, 'bob', `/administration/reports/${id}`);
  const account = main(page).getByRole('region', { name: 'Reported account' });
  await expect(account).toContainText('Only administrators can block hedgerow.example. Ask @alice');
  await signIn(page, 'alice', `/administration/reports/${id}`);
  await account.getByRole('button', { name: 'Block server' }).click();
  await answer(page, 'Block server');
  await expect(account).toContainText('hedgerow.example is blocked.');
});

test('where the settings are kept in a file, the lines to add are shown', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await doorCommand(`${baseURL}`, 'settings', { configurableFromDatabase: false });
  await signIn(page, 'alice', '/administration/servers/hedgerow.example');
  await expect(main(page)).toContainText('keeps its settings in a file');
  await expect(main(page)).toContainText('reject: [{"hedgerow.example", ""}]');
});
