import { cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

test('with subjects folded a post is its subject until it is opened [2.2.064]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'The butler.', spoilerText: 'Who did it' });
  await storeSettings(page, { collapseMessageWithSubject: true });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Who did it');
  await expect(card).not.toContainText('The butler.');
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(card).toContainText('The butler.');
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect(card).not.toContainText('The butler.');
});
