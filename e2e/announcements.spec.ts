import type { Locator, Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const STAFF = '/api/v1/pleroma/admin/announcements';

const items = (page: Page) => page.getByRole('main').getByRole('article');
const itemWith = (page: Page, words: string) => items(page).filter({ hasText: words });
const editor = (page: Page, name = 'New announcement') => page.getByRole('form', { name });

async function opens(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await signIn(page, name);
  await page.goto('/announcements');
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
}

/** The place in the navigation, with what is counted beside it. */
async function entry(page: Page): Promise<Locator> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' });
}

test(
  'a member reads what is announced, and puts it away [1.2.027, 1.2.078, 1.3.006, 1.4.017]',
  bothWidths,
  async ({ page }) => {
    await signIn(page, 'carol');
    const place = await entry(page);
    await expect(place).toContainText('6 unread');
    await place.click();
    await expect(items(page)).toHaveCount(6);
    const first = items(page).first();
    await expect(first).toContainText('The server moves to its new shelf');
    await expect(first.getByRole('img', { name: ':blob_tea:' })).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    await expect(first.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);

    await first.getByRole('button', { name: 'Mark as read' }).click();
    await expect(first.getByRole('button', { name: 'Read', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(await entry(page)).toContainText('5 unread');
    await page.reload();
    await expect(items(page).first().getByRole('button', { name: 'Read', exact: true })).toBeVisible();
  },
);

test('one that could not be put away stays unread and says why', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 503/);
  await opens(page, 'carol');
  await sandbox.fail({ path: '/dismiss', status: 503, body: { error: 'Asleep' } });
  const first = items(page).first();
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(first.getByRole('alert')).toContainText('It could not be marked as read.');
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(first.getByRole('button', { name: 'Read', exact: true })).toBeVisible();
  await expect(first.getByRole('alert')).toHaveCount(0);
});

test(
  'who may announce something does, for a time or for whole days [1.2.078, 1.3.007, 1.4.018, 1.5.012, 1.6.004]',
  bothWidths,
  async ({ page, baseURL }) => {
    await opens(page, 'alice');
    await expect(items(page)).toHaveCount(6);
    const form = editor(page);
    await form.getByRole('button', { name: 'Announce' }).click();
    await expect(form.getByLabel('New announcement')).toHaveAccessibleDescription(/Write what everybody/);
    await form.getByLabel('New announcement').fill('Apples are ripe :linnet:');
    await form.getByLabel('Begins').fill('2120-10-01T09:30');
    await form.getByLabel('Ends').fill('2120-09-01T09:30');
    await form.getByRole('button', { name: 'Announce' }).click();
    await expect(form.getByLabel('Ends')).toHaveAccessibleDescription(/end before it begins/);
    await form.getByLabel('Whole days').check();
    await expect(form.getByLabel('Begins')).toHaveAttribute('type', 'date');
    await expect(form.getByLabel('Begins')).toHaveValue('2120-10-01');
    await form.getByLabel('Ends').fill('2120-10-02');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Announce' }).click();

    const made = itemWith(page, 'Apples are ripe');
    await expect(made).toContainText('From October 1, 2120');
    await expect(made).toContainText('Until October 2, 2120');
    await expect(made).toContainText('Inactive');
    await expect(made.getByRole('button', { name: 'Mark as read' })).toBeDisabled();
    await expect(form.getByLabel('New announcement')).toHaveValue('');
    await expectAccessible(page);
    const alice = await callAs(`${baseURL}`, 'alice');
    const rows = await alice(STAFF);
    expect(rows).toContainEqual(
      expect.objectContaining({
        all_day: true,
        starts_at: '2120-10-01T00:00:00Z',
        ends_at: '2120-10-02T23:59:59Z',
        pleroma: { raw_content: 'Apples are ripe :linnet:' },
      }),
    );
  },
);

test('an announcement is edited, beginning with what was written [1.4.016]', async ({ page }) => {
  await opens(page, 'alice');
  const item = itemWith(page, 'Ask Órla');
  await item.getByRole('button', { name: 'Edit' }).click();
  const form = editor(page, 'Edit the announcement');
  await expect(form.getByLabel('Text')).toBeFocused();
  await expect(form.getByLabel('Text')).toHaveValue('Backups are kept for a month. Ask Órla.');
  await expectAccessible(page);
  await form.getByLabel('Text').fill('Backups are kept for a year.');
  await form.getByLabel('Whole days').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const changed = itemWith(page, 'Backups are kept for a year.');
  await expect(changed.getByRole('button', { name: 'Edit' })).toBeFocused();
  await changed.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Text').fill('Never mind');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(changed).toBeVisible();
});

test('what could not be announced or changed stays in the form, and why can be dismissed [1.4.016, 1.8.011]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of (400|500)/);
  await opens(page, 'alice');
  await sandbox.fail({ method: 'POST', path: STAFF, status: 400, body: { error: 'Too loud' } });
  const form = editor(page);
  await form.getByLabel('New announcement').fill('Hear, hear');
  await form.getByRole('button', { name: 'Announce' }).click();
  await expect(form.getByRole('alert')).toContainText('It could not be announced.');
  await expect(form.getByRole('alert')).toContainText('Too loud');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('New announcement')).toHaveValue('Hear, hear');

  await sandbox.fail({ method: 'PATCH', path: STAFF, status: 500, body: { error: 400 } });
  await itemWith(page, 'Ask Órla').getByRole('button', { name: 'Edit' }).click();
  const edit = editor(page, 'Edit the announcement');
  await edit.getByLabel('Text').fill('Ask nobody.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('It could not be changed.');
  await edit.getByRole('button', { name: 'Dismiss' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(itemWith(page, 'Ask nobody.')).toBeVisible();
});

test('one is deleted after a question, which also tells what went wrong', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await opens(page, 'alice');
  await sandbox.fail({ method: 'DELETE', path: STAFF, status: 503, body: { error: 'Asleep' } });
  await itemWith(page, 'Ask Órla').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this announcement?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('It could not be deleted.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(items(page)).toHaveCount(5);
  await expect(itemWith(page, 'Ask Órla')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('list')).toBeFocused();
});

test('a server that answers 404 has none: the page says so, and the navigation leads there no more [1.8.012]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.fail({
    path: '^/api/v1/announcements$',
    status: 404,
    body: { error: 'Not implemented' },
    times: 9,
  });
  await opens(page, 'carol');
  await expect(page.getByRole('heading', { name: 'No announcements on this server' })).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await expect(await entry(page)).toHaveCount(0);
});

test('any other failure is told, with a way to ask again [1.8.012]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.fail({ path: '^/api/v1/announcements$', status: 500, body: { error: 'Asleep' }, times: 3 });
  await opens(page, 'carol');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The announcements did not come');
  await expectAccessible(page);
  await expect(async () => {
    const again = alert.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(items(page)).toHaveCount(6, { timeout: 500 });
  }).toPass();
});

test('nothing announced says what will stand here, and visitors are led to the sign-in', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await opens(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Announcements are for members' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/login/);
  await expectAccessible(page);

  const alice = await callAs(`${baseURL}`, 'alice');
  const rows = await alice(STAFF);
  if (!Array.isArray(rows)) throw new Error('No announcements.');
  for (const row of rows) await alice(`${STAFF}/${textOf(objectOf(row)['id'])}`, { method: 'DELETE' });
  await opens(page, 'carol');
  await expect(main.getByRole('heading', { name: 'No announcements', exact: true })).toBeVisible();
});
