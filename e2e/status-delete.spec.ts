import { cardWith, cards } from './harness/cards';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const tombstone = 'This post was deleted.';

test('deleting asks and says what goes; its place then says that it was deleted [2.2.059, 2.4.006, 2.5.024]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Said in haste.' });
  await signIn(page, 'carol');
  await (
    await openActions(cardWith(page, 'Said in haste.'))
  )
    .getByRole('menuitem', { name: /^Delete post/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await expect(question).toContainText('Said in haste.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cardWith(page, 'Said in haste.')).toBeVisible();
  await cardWith(page, 'Said in haste.').focus();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expect(question).toBeHidden();
  await expect(cards(page).filter({ hasText: tombstone }).first()).toBeVisible();
  await expect(cardWith(page, 'Said in haste.')).toHaveCount(0);
});

test('a deletion that fails leaves the post, and is told for five seconds [2.8.003]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.clock.install();
  await sandbox.post({ as: 'carol', text: 'Not so easily.' });
  await sandbox.fail({
    method: 'DELETE',
    path: '/api/v1/statuses/',
    status: 500,
    body: { error: 'Not today' },
  });
  await signIn(page, 'carol');
  await (
    await openActions(cardWith(page, 'Not so easily.'))
  )
    .getByRole('menuitem', { name: /^Delete post/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Couldn’t delete the post');
  await expect(notices).toContainText('Not today');
  await expect(cardWith(page, 'Not so easily.')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(notices.getByRole('listitem')).toHaveCount(0);
});
