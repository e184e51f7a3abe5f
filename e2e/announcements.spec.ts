import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const STAFF = '/api/v1/pleroma/admin/announcements';

const items = (page: Page) => page.getByRole('main').getByRole('article');
const itemWith = (page: Page, words: string) => items(page).filter({ hasText: words });
const editor = (page: Page, name = 'New announcement') => page.getByRole('form', { name });

async function opens(page: Page, name: string): Promise<void> {
  await signIn(page, name, '/announcements');
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
}

test('who may announce something does, for a time or for whole days [1.2.078, 1.3.007, 1.4.018, 1.5.012, 1.6.004]', async ({
  page,
  baseURL,
}) => {
  await opens(page, 'alice');
  await expect(items(page)).toHaveCount(6);
  const form = editor(page);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form.getByLabel('New announcement')).toHaveAccessibleDescription(
    /Enter the text of the announcement/,
  );
  await form.getByLabel('New announcement').fill('Apples are ripe :linnet:');
  await form.getByLabel('Begins').fill('2120-10-01T09:30');
  await form.getByLabel('Ends').fill('2120-09-01T09:30');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form.getByLabel('Ends')).toHaveAccessibleDescription(/end before it begins/);
  await form.getByLabel('All day').check();
  await expect(form.getByLabel('Begins')).toHaveAttribute('type', 'date');
  await expect(form.getByLabel('Begins')).toHaveValue('2120-10-01');
  await form.getByLabel('Ends').fill('2120-10-02');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Publish' }).click();

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
});
