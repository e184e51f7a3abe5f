import { editStatus } from '../../testing/page/server';
import { cardWith, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('what an edit changed is struck out and underlined, newest first [2.5.020]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'The wren sings at dusk.' });
  await editStatus(baseURL ?? '', { as: 'carol', id, text: 'The wren sings at dawn.', subject: 'birds' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'sings at dawn');
  await (await openActions(card)).getByRole('menuitem', { name: /Edit history/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit history' });
  const versions = dialog.locator('ol > li');
  await expect(versions).toHaveCount(2);
  await expect(versions.first().locator('del')).toHaveText(['dusk']);
  await expect(versions.first().locator('ins')).toHaveText(['birds', 'dawn']);
  await expect(versions.last()).toContainText('First version');
  await expect(versions.last()).toContainText('The wren sings at dusk.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'More actions' })).toBeFocused();
});

test('an edit that arrives while the history is open is in it [2.4.020]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'First thought.' });
  await editStatus(baseURL ?? '', { as: 'carol', id, text: 'Second thought.' });
  await signIn(page, 'alice');
  await expect.poll(() => sandbox.streams()).toContain('user');
  const card = cardWith(page, 'Second thought.');
  await (await openActions(card)).getByRole('menuitem', { name: /Edit history/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit history' });
  await expect(dialog.locator('ol > li')).toHaveCount(2);
  await editStatus(baseURL ?? '', { as: 'carol', id, text: 'Third thought.' });
  await expect(dialog.locator('ol > li')).toHaveCount(3);
  await expect(dialog.locator('ol > li').first().locator('ins')).toHaveText('Third');
});

test('what was never edited has no history [2.5.020]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Said once.' });
  await signIn(page, 'alice');
  const menu = await openActions(cardWith(page, 'Said once.'));
  await expect(menu.getByRole('menuitem', { name: /Copy link/ })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /Edit history/ })).toHaveCount(0);
});
