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

test('a post is pinned by its key and unpinned from the menu [2.4.003]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'alice', text: 'On top, please.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'On top, please.');
  await card.focus();
  await page.keyboard.press('p');
  await expect
    .poll(async () =>
      (await sandbox.log()).some(({ path, status }) => path.endsWith('/pin') && status === 200),
    )
    .toBe(true);
  await (await openActions(card)).getByRole('menuitem', { name: /Unpin/ }).click();
  await expect
    .poll(async () =>
      (await sandbox.log()).some(({ path, status }) => path.endsWith('/unpin') && status === 200),
    )
    .toBe(true);
});

test('the link of a post is copied', async ({ page, sandbox, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await sandbox.post({ as: 'carol', text: 'Tell others.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Tell others.');
  await (await openActions(card)).getByRole('menuitem', { name: /Copy link/ }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/notice/${id}`);
});

test('what one chooses stands under every post, also after a reload', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Which buttons?' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Which buttons?');
  await (await openActions(card)).getByRole('menuitem', { name: /Choose buttons/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Buttons under posts' });
  await dialog.getByLabel('Bookmark', { exact: true }).check();
  await dialog.getByLabel('Repeat', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Bookmark' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Repeat/ })).toHaveCount(0);
  await expect((await openActions(card)).getByRole('menuitem', { name: /^Repeat/ })).toBeVisible();
});
