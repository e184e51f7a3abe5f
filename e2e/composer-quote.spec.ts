import { expectAccessible } from './harness/expect-accessible';
import { cards, cardWith } from './harness/cards';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const SAID = 'Nobody ever found a nest by shouting.';

test('a quote is written under the post it quotes [2.5.018]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: SAID });
  await signIn(page, 'alice');
  const card = cardWith(page, SAID);
  await (await openActions(card)).getByRole('menuitem', { name: 'Quote', exact: true }).click();
  const form = page.getByRole('form', { name: 'Your quote of @bob' });
  await expect(textField(form)).toBeFocused();
  await expect(textField(form)).toHaveValue('');
  await expect(form.getByRole('radio', { name: 'Quote' })).toBeChecked();
  await expect(form.getByRole('group', { name: 'The post you quote' })).toContainText(SAID);
  await expectAccessible(page);
  await page.keyboard.type('Well said');
  await form.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(form).toBeHidden();
  const own = cards(page).first();
  await expect(own).toContainText('Well said');
  await expect(own.getByRole('group', { name: 'Quoted post' })).toContainText(SAID);
});
