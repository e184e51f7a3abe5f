import { boxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { editStatus } from './harness/edit-status';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('a menu that is asked for while its dialog still fades opens, and stays open', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'First thought.' });
  await editStatus(baseURL ?? '', { as: 'carol', id, text: 'Second thought.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Second thought.');
  const dialog = page.getByRole('dialog', { name: 'Edit history' });
  const menu = page.getByRole('menu', { name: 'More actions' });
  await (await openActions(card)).getByRole('menuitem', { name: /Edit history/ }).click();
  await expect(dialog.locator('ol > li')).toHaveCount(2);
  // Measured only now, when nothing comes above it any more; under a dialog roles count as hidden.
  const { x, y, width, height } = await boxOf(
    page.locator(`[data-status="${id}"]`).getByRole('button', { name: 'More actions', includeHidden: true }),
  );
  await page.keyboard.press('Escape');
  // A single click, as by a person, whatever is in between.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(menu).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'More actions' })).toBeFocused();
});
