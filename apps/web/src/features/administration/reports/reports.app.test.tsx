import { callAs } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { listOf, objectOf, textOf } from '../../../testing/page/json';
import { expect, test } from '../../../testing/page/test';
import type { Page } from '../../../testing/page/locator';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Reports' }).getByRole('article');
const question = (page: Page) => page.getByRole('alertdialog');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** Dave reports a post of carol. Resolves with the id of the report and of the post. */
async function reportCarol(url: string | undefined, comment: string) {
  const carol = await callAs(`${url}`, 'carol');
  const dave = await callAs(`${url}`, 'dave');
  const said = objectOf(
    await carol('/api/v1/statuses', { method: 'POST', body: { status: 'Sharp words about hedges' } }),
  );
  const report = objectOf(
    await dave('/api/v1/reports', {
      method: 'POST',
      body: {
        account_id: textOf(objectOf(said['account'])['id']),
        status_ids: [textOf(said['id'])],
        comment,
        rule_ids: ['1'],
      },
    }),
  );
  return { id: textOf(report['id']), statusId: textOf(said['id']) };
}

async function stateOf(url: string | undefined, id: string): Promise<string> {
  const alice = await callAs(`${url}`, 'alice');
  return textOf(objectOf(await alice(`/api/v1/pleroma/admin/reports/${id}`))['state']);
}

test('a report is shown whole, is dealt with in its place, and leaves the list', async ({
  page,
  baseURL,
}) => {
  const { id } = await reportCarol(baseURL, 'Rude to hedges');
  await signIn(page, 'alice', '/administration/reports');
  const row = rows(page).filter({ hasText: 'Rude to hedges' });
  await expect(row).toContainText('Reported by dave');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(section(page, 'Report')).toContainText('Rude to hedges');
  await expect(section(page, 'Report')).toContainText('Be kind');
  await expect(section(page, '1 post')).toContainText('Sharp words about hedges');
  await expectAccessible(page);

  await section(page, '1 post').getByRole('button', { name: 'Mark as sensitive' }).click();
  await expect(question(page)).toContainText('Mark this post of Carol');
  await answer(page, 'Mark as sensitive');
  await expect(section(page, '1 post').getByRole('button', { name: 'Mark as not sensitive' })).toBeVisible();

  await section(page, '1 post').getByRole('button', { name: 'Delete post' }).click();
  await expect(question(page)).toContainText('This can’t be undone');
  await answer(page, 'Delete post');
  await expect(section(page, '1 post')).toContainText('Deleted; the report keeps this copy');

  await section(page, 'Notes').getByLabel('New note').fill('Told her');
  await section(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
  await expect(section(page, 'Notes')).toContainText('Told her');
  await section(page, 'Notes').getByRole('button', { name: 'Remove note' }).click();
  await answer(page, 'Remove note');
  await expect(section(page, 'Notes')).toContainText('No notes yet');
  await expect(section(page, 'Notes')).toBeFocused();

  await expect(section(page, 'Reported account')).toContainText(/Joined \w{3} \d{1,2}, \d{4}/);
  await section(page, 'Reported account').getByRole('button', { name: 'Deactivate account' }).click();
  await expect(question(page)).toContainText('Deactivate Carol');
  await answer(page, 'Deactivate account');
  await expect(section(page, 'Reported account')).toContainText('Deactivated');

  await section(page, 'Report').getByRole('button', { name: 'Resolve' }).click();
  await expect(question(page)).toContainText('copy of a deleted post in it is removed');
  await answer(page, 'Resolve');
  await expect(section(page, 'Report')).toContainText('Resolved');
  await expect(section(page, '0 posts')).toContainText('Copies of deleted ones are removed');
  expect(await stateOf(baseURL, id)).toBe('resolved');
  await section(page, 'Report').getByRole('link', { name: 'All reports' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Rude to hedges' })).toHaveCount(0);
});

test('when another moderator was faster, nothing is sent, and it is shown what there is now', async ({
  page,
  baseURL,
  sentTo,
}) => {
  const { id } = await reportCarol(baseURL, 'Twice');
  await signIn(page, 'alice', `/administration/reports/${id}`);
  await section(page, 'Report').getByRole('button', { name: 'Close' }).click();
  const bob = await callAs(`${baseURL}`, 'bob');
  await bob('/api/v1/pleroma/admin/reports', {
    method: 'PATCH',
    body: { reports: [{ id, state: 'resolved' }] },
  });
  const before = sentTo(/admin\/reports$/).length;
  await answer(page, 'Close');
  await expect(main(page)).toContainText('Somebody else has changed this in the meantime');
  await expect(section(page, 'Report')).toContainText('Resolved');
  expect(sentTo(/admin\/reports$/)).toHaveLength(before);
  expect(await stateOf(baseURL, id)).toBe('resolved');
});

test('after a lost answer the question looks before it does anything again', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to fetch|ERR_|status of 5/);
  const { id } = await reportCarol(baseURL, 'Lost');
  await signIn(page, 'alice', `/administration/reports/${id}`);
  await section(page, 'Report').getByRole('button', { name: 'Resolve' }).click();
  await sandbox.fail({ path: 'admin/reports$', method: 'PATCH', status: 502, after: true });
  await sandbox.hold({ path: 'admin/reports$', method: 'PATCH' });
  await answer(page, 'Resolve');
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await sandbox.fail({ path: `admin/reports/${id}`, method: 'GET', status: 502, times: 99 });
  await sandbox.release();
  await expect(question(page)).toContainText('isn’t known whether this was done');
  await sandbox.clearErrors();
  await answer(page, 'Check and try again');
  await expect(question(page)).toBeHidden();
  await expect(section(page, 'Report')).toContainText('Resolved');
});

test('several are resolved with a call each; those that fail are named and stay selected', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  for (const comment of ['One', 'Two']) await reportCarol(baseURL, comment);
  await signIn(page, 'alice', '/administration/reports');
  for (const comment of ['One', 'Two']) {
    await rows(page).filter({ hasText: comment }).getByRole('checkbox').click();
  }
  await expect(main(page)).toContainText('2 selected');
  await sandbox.fail({ path: 'admin/reports$', method: 'PATCH', status: 403, body: { error: 'Not now' } });
  await main(page).getByRole('toolbar').getByRole('button', { name: 'Resolve' }).click();
  await expect(question(page)).toContainText('Resolve 2 reports?');
  await answer(page, 'Resolve');
  await expect(main(page)).toContainText('Done for 1.');
  await expect(main(page)).toContainText('One failed:');
  await expect(main(page)).toContainText('Not now');
  await expect(main(page)).toContainText('1 selected');
  const log = await sandbox.log();
  const changes = log.filter(({ method, path }) => method === 'PATCH' && path.endsWith('/admin/reports'));
  expect(changes).toHaveLength(2);
});

/** A key leads to the report beside this one once the list has come. */
async function step(page: Page, key: 'j' | 'k', id = ''): Promise<void> {
  const isThere = () => new URL(page.url()).pathname === `/administration/reports/${id}`;
  await expect(async () => {
    if (!isThere()) await page.keyboard.press(key);
    expect(isThere()).toBe(true);
  }).toPass();
}

test('keys step through the reports and choose what to do', async ({ page, baseURL }) => {
  for (const comment of ['Third', 'Second']) await reportCarol(baseURL, comment);
  const { id } = await reportCarol(baseURL, 'Newest');
  const alice = await callAs(`${baseURL}`, 'alice');
  const reports = listOf(objectOf(await alice('/api/v1/pleroma/admin/reports?state=open'))['reports']);
  const [second, third] = [1, 2].map((at) => textOf(objectOf(reports[at])['id']));
  await signIn(page, 'alice', `/administration/reports/${id}`);
  await expect(section(page, 'Report')).toContainText('Newest');
  await step(page, 'j', second);
  await step(page, 'k', id);
  await expect(section(page, 'Report')).toContainText('Newest');
  await page.keyboard.press('2');
  await expect(question(page)).toContainText('Close this report?');
  await answer(page, 'Close');
  await expect(section(page, 'Report').getByRole('button', { name: 'Reopen' })).toBeVisible();
  // It has left the list: the keys go on from where it was.
  await step(page, 'j', second);
  await page.keyboard.press('1');
  await answer(page, 'Resolve');
  await expect(section(page, 'Report')).toContainText('Resolved');
  await step(page, 'j', third);
});

test('in the list a key closes the report that has the focus; the question names whom it is about', async ({
  page,
  baseURL,
}) => {
  for (const comment of ['Middle', 'First']) await reportCarol(baseURL, comment);
  await signIn(page, 'alice', '/administration/reports');
  await expect(rows(page).nth(0)).toContainText('First');
  await rows(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('2');
  await expect(question(page)).toContainText('Close this report?');
  await expect(question(page)).toContainText('About @carol.');
  await answer(page, 'Close');
  await expect(rows(page).filter({ hasText: 'Middle' })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'First' })).toHaveCount(1);
});

test('every measure with a key shows its digit, and earlier measures lead to the log', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const users = '/api/v1/pleroma/admin/users';
  await alice(`${users}/deactivate`, { method: 'PATCH', body: { nicknames: ['carol'] } });
  await alice(`${users}/activate`, { method: 'PATCH', body: { nicknames: ['carol'] } });
  await alice(`${users}/tag`, { method: 'PUT', body: { nicknames: ['dave'], tags: ['regular'] } });
  const { id } = await reportCarol(baseURL, 'Again');
  await signIn(page, 'alice', `/administration/reports/${id}`);
  await expect(section(page, 'Report').locator('kbd')).toHaveText(['1', '2']);
  await expect(section(page, 'Reported account').locator('kbd')).toHaveText(['4', '5', '6', '7', '8', '9']);
  await page.keyboard.press('4');
  await expect(question(page)).toContainText('Deactivate Carol');
  await answer(page, 'Cancel');
  const measures = section(page, 'Earlier measures');
  await expect(measures.getByRole('listitem')).toHaveText([
    / activated users: @carol/,
    /deactivated users: @carol/,
  ]);
  await measures.getByRole('link', { name: 'Show in the moderation log' }).click();
  await expect(page).toHaveURL(/\/administration\/log\?search=%40carol$/);
});
