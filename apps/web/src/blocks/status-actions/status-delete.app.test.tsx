import { cardWith, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

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
