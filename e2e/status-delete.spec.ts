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
  await cardWith(page, 'Said in haste.').press('Delete');
  await question.getByRole('button', { name: 'Delete post' }).click();
  await expect(question).toBeHidden();
  await expect(cards(page).filter({ hasText: tombstone }).first()).toBeVisible();
  await expect(cardWith(page, 'Said in haste.')).toHaveCount(0);
});
