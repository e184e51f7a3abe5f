import { cardWith, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const SAID = 'Nobody ever found a nest by shouting.';

test('a reply form in which nothing was written is gone when one comes back', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: SAID });
  await signIn(page, 'alice');
  const card = cardWith(page, SAID);
  await card.getByRole('button', { name: /^Reply/ }).click();
  await expect(page.getByRole('form', { name: 'Your reply to @bob' })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL(/announcements/);
  await page.goBack();
  await expect(cardWith(page, SAID)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your reply to @bob' })).toBeHidden();
});

test('what is for few cannot be quoted [2.5.018]', async ({ page, sandbox }) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'bob' });
  await sandbox.post({ as: 'bob', text: 'Between us', visibility: 'private' });
  await signIn(page, 'alice');
  const menu = await openActions(cardWith(page, 'Between us'));
  await expect(menu.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Quote', exact: true })).toBeHidden();
});
