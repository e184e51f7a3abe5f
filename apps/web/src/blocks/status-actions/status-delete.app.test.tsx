import { onTestFinished, vi } from 'vitest';
import { cardWith, cards, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

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
  await expect(cards(page).filter({ hasText: 'This post was deleted.' }).first()).toBeVisible();
  await expect(cardWith(page, 'Said in haste.')).toHaveCount(0);
});

test('others cannot delete it, but who has the privilege can [2.5.021, 2.6.003, 2.6.004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Bob said this.' });
  await signIn(page, 'carol', '/main/public');
  const menu = await openActions(cardWith(page, 'Bob said this.'));
  await expect(menu.getByRole('menuitem', { name: /Copy link/ })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /^Delete post/ })).toHaveCount(0);
  await signIn(page, 'alice', '/main/public');
  await (
    await openActions(cardWith(page, 'Bob said this.'))
  )
    .getByRole('menuitem', { name: /^Delete post/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(cardWith(page, 'Bob said this.')).toHaveCount(0);
});

test('a deletion that fails leaves the post, and is told for five seconds [2.8.003]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.post({ as: 'carol', text: 'Not so easily.' });
  await sandbox.fail({
    method: 'DELETE',
    path: '/api/v1/statuses/',
    status: 500,
    body: { error: 'Not today' },
  });
  await sandbox.hold({ method: 'DELETE', path: '/api/v1/statuses/' });
  await signIn(page, 'carol');
  await (
    await openActions(cardWith(page, 'Not so easily.'))
  )
    .getByRole('menuitem', { name: /^Delete post/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await sandbox.release();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Couldn’t delete the post');
  await expect(notices).toContainText('Not today');
  await expect(cardWith(page, 'Not so easily.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4900);
  await expect(notices.getByRole('listitem')).toHaveCount(1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(notices.getByRole('listitem')).toHaveCount(0);
});
