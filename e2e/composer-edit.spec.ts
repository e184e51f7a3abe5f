import { expectAccessible } from './harness/expect-accessible';
import { cards } from './harness/cards';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const SAID = 'The cat sat on *the* mat';

test('an edit begins with the source, leaves alone what cannot be changed, and shows in its place [2.4.012, 2.4.013, 2.5.019, 2.7.013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'alice', text: SAID, spoilerText: 'pets', visibility: 'unlisted' });
  await signIn(page, 'alice');
  await (await openActions(cards(page).first())).getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await expect(textField(dialog)).toHaveValue(SAID);
  await expect(textField(dialog)).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Content warning (optional)' })).toHaveValue('pets');
  await expect(dialog.getByRole('radio', { name: 'Unlisted' })).toBeChecked();
  for (const scope of await dialog.getByRole('radio').all()) await expect(scope).toBeDisabled();
  await expectAccessible(page);
  await textField(dialog).fill('The cat stood on *the* mat');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toContainText('The cat stood');
});
