import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const form = (page: Page) => page.getByRole('dialog', { name: /^Report/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const comment = (page: Page) => form(page).getByRole('textbox', { name: /What should the staff know/ });

test('a post is reported with others of its author; what hangs on them is covered until it is wanted [2.6.008]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const before = await sandbox.post({ as: 'imogen', text: 'This was rude as well.' });
  const meant = await sandbox.post({ as: 'imogen', text: 'Something quite rude.' });
  await signIn(page, 'carol', '/main/public');
  const menu = await openActions(cardWith(page, 'Something quite rude.'));
  await menu.getByRole('menuitem', { name: 'Report…' }).click();
  const posts = form(page).getByRole('listitem');
  const post = (words: string) => posts.filter({ hasText: words });
  await expect(post('Something quite rude.').getByRole('checkbox')).toBeChecked();
  await expect(post('This was rude as well.').getByRole('checkbox')).not.toBeChecked();
  await post('This was rude as well.').getByRole('checkbox').check();
  // Media of reported posts are hidden from the person who reports.
  const withMedia = (verb: string) =>
    posts.filter({ has: page.getByRole('button', { name: new RegExp(`^${verb} (the|\\d+) attachment`) }) });
  await expect(withMedia('Show').locator('img[alt]:not([class])')).toHaveCount(0);
  await withMedia('Show')
    .first()
    .getByRole('button', { name: /attachment/ })
    .click();
  await expect(withMedia('Hide').locator('img[alt]:not([class])').first()).toBeVisible();
  await expect(form(page).getByRole('checkbox', { name: /^Also send it to/ })).toHaveCount(0);
  await form(page).getByRole('checkbox', { name: 'Be kind' }).check();
  await comment(page).fill('Twice in a row.');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Send report' }).click();
  await expect(form(page)).toBeHidden();
  await expect(notices(page)).toContainText('Your report about @imogen was sent');
  const carol = await callAs(`${baseURL}`, 'carol');
  expect(await carol('/api/v0/pleroma/reports')).toMatchObject({
    reports: [
      {
        content: 'Twice in a row.',
        account: { acct: 'imogen' },
        statuses: [{ id: meant.id }, { id: before.id }],
      },
    ],
  });
});
