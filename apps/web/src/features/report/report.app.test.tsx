import { callAs } from '../../testing/page/server';
import { cardWith, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';

const REPORTS = /\/api\/v1\/reports$/;

const form = (page: Page) => page.getByRole('dialog', { name: /^Report/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const comment = (page: Page) => form(page).getByRole('textbox', { name: /What should the staff know/ });

test('a report that fails keeps every word, and can be sent again, to the other server too [2.8.009, 3.8.014]', async ({
  page,
  sandbox,
  allowConsole,
  sentTo,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'carol');
  const openForm = async () => {
    await page.goto('/users/wren@hedgerow.example');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Report…' }).click();
  };
  await openForm();
  await comment(page).fill('Sings at four in the morning.');
  await form(page).getByRole('checkbox', { name: 'Also send it to hedgerow.example' }).check();
  const fail = { method: 'POST', path: '/api/v1/reports', status: 500, body: { error: 'Not today' } };
  await sandbox.fail(fail);
  const send = form(page).getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(form(page).getByRole('alert')).toContainText('Couldn’t send the report. Try again.');
  await expect(form(page).getByRole('alert')).toContainText('Not today');
  await expect(send).toBeEnabled();
  await expect(comment(page)).toHaveValue('Sings at four in the morning.');
  await openForm();
  await expect(comment(page)).toHaveValue('Sings at four in the morning.');
  await send.click();
  await expect(notices(page)).toContainText('was sent');
  expect(sentTo(REPORTS).at(-1)).toMatchObject({ comment: 'Sings at four in the morning.', forward: true });
});

test('a report has no post in it that its form does not show: none that is gone, and all that were chosen before', async ({
  page,
  sandbox,
  allowConsole,
  sentTo,
}) => {
  allowConsole(/status of 404/);
  const old = await sandbox.post({ as: 'imogen', text: 'Rude, long ago.' });
  const gone = await sandbox.post({ as: 'imogen', text: 'Rude, and soon gone.' });
  await signIn(page, 'carol', '/main/public');
  const menu = await openActions(cardWith(page, 'Rude, long ago.'));
  await menu.getByRole('menuitem', { name: 'Report…' }).click();
  const post = (words: string) => form(page).getByRole('listitem').filter({ hasText: words });
  await expect(post('Rude, long ago.').getByRole('checkbox')).toBeChecked();
  await post('Rude, and soon gone.').getByRole('checkbox').check();
  await comment(page).fill('More than once.');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await sandbox.act({ as: 'imogen', action: 'delete', status: gone.id });
  await sandbox.bulk({ as: 'imogen', count: 30 });

  const openFromProfile = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Report…' }).click();
    await expect(comment(page)).toBeVisible();
  };
  await page.goto('/users/imogen');
  await openFromProfile();
  await expect(comment(page)).toHaveValue('More than once.');
  await expect(post('Rude, long ago.').getByRole('checkbox')).toBeChecked();
  await expect(post('Rude, and soon gone.')).toHaveCount(0);
  await expect(form(page).getByRole('checkbox', { name: 'Show this post', checked: true })).toHaveCount(1);
  await form(page).getByRole('button', { name: 'Send report' }).click();
  await expect(form(page)).toBeHidden();
  expect(sentTo(REPORTS)).toMatchObject([{ status_ids: [old.id] }]);

  // A form without a text is not kept.
  await openFromProfile();
  await form(page).getByRole('checkbox', { name: 'Show this post' }).first().check();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await openFromProfile();
  await expect(form(page).getByRole('checkbox', { name: 'Show this post' }).first()).toBeVisible();
  await expect(form(page).getByRole('checkbox', { name: 'Show this post', checked: true })).toHaveCount(0);
});

test('a report that fails after its form was closed is told with the name, and is sent again without a word lost', async ({
  page,
  sandbox,
  allowConsole,
  sentTo,
  baseURL,
}) => {
  allowConsole(/status of 500/);
  const { id } = await sandbox.post({ as: 'imogen', text: 'Rude, and nothing more.' });
  await signIn(page, 'carol', '/main/public');
  const menu = await openActions(cardWith(page, 'Rude, and nothing more.'));
  await menu.getByRole('menuitem', { name: 'Report…' }).click();
  await form(page).getByRole('checkbox', { name: 'Be kind' }).check();
  await sandbox.fail({ method: 'POST', path: '/api/v1/reports', status: 500 });
  await sandbox.hold({ method: 'POST', path: '/api/v1/reports' });
  await form(page).getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await sandbox.release();
  const notice = notices(page).getByText(/^Couldn’t send your report about .*Imogen/);
  await expect(notice).toBeVisible();
  await notices(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notices(page)).toContainText('Your report about @imogen was sent');
  expect(sentTo(REPORTS).at(-1)).toMatchObject({ status_ids: [id], rule_ids: ['1'] });
  await expect(notice).toHaveCount(0);
  const carol = await callAs(`${baseURL}`, 'carol');
  expect(await carol('/api/v0/pleroma/reports')).toMatchObject({
    reports: [{ account: { acct: 'imogen' }, statuses: [{ id }] }],
  });
});
