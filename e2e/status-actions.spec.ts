import { cardWith } from './harness/cards';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('the menu neither grows nor moves as the server tells how one stands to the author', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'edda', text: 'Somebody new.' });
  await sandbox.hold({ path: '^/api/v1/accounts/relationships' });
  await signIn(page, 'alice', '/main/public');
  const menu = await openActions(cardWith(page, 'Somebody new.'));
  const mute = menu.getByRole('menuitem', { name: 'Mute @edda' });
  await expect(mute).toBeDisabled();
  await menu.evaluate((opened) => Promise.all(opened.getAnimations().map(({ finished }) => finished)));
  const before = await menu.boundingBox();
  await sandbox.release();
  await expect(mute).toBeEnabled();
  expect(await menu.boundingBox()).toEqual(before);
});
