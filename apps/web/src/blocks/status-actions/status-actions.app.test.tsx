import { cardWith, openActions } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('a bookmark from the menu is kept, and from then on the menu takes it back [2.4.001, 2.4.002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Worth keeping.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Worth keeping.');
  await (await openActions(card)).getByRole('menuitem', { name: 'Bookmark', exact: false }).first().click();
  await expect
    .poll(async () => (await sandbox.log()).filter(({ path }) => path.endsWith('/bookmark')))
    .toMatchObject([{ status: 200 }]);
  await expect((await openActions(card)).getByRole('menuitem', { name: /Remove bookmark/ })).toBeVisible();
});

test('the menu is used by keyboard, and gives the focus back [2.6.002]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'By keys alone.' });
  await signIn(page, 'alice');
  const more = cardWith(page, 'By keys alone.').getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More actions' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
});

test('a conversation is muted for a day [2.4.003]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'A long quarrel.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'A long quarrel.');
  await (await openActions(card)).getByRole('menuitem', { name: /Mute conversation/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mute this conversation?' });
  await dialog.getByRole('radio', { name: 'A day' }).check();
  await dialog.getByRole('button', { name: 'Mute conversation' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () =>
      (await sandbox.log()).some(({ path, status }) => path.endsWith('/mute') && status === 200),
    )
    .toBe(true);
});

test('a pin that the server refuses is told in the card, until it is put away [2.8.006]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await sandbox.post({ as: 'alice', text: 'One pin too many.' });
  const error = 'You have already pinned the maximum number of statuses';
  await sandbox.fail({ method: 'POST', path: '/pin$', status: 400, body: { error } });
  await signIn(page, 'alice');
  const card = cardWith(page, 'One pin too many.');
  await (await openActions(card)).getByRole('menuitem', { name: /Pin to profile/ }).click();
  await expect(card.getByRole('alert')).toContainText('Couldn’t pin the post');
  await expect(card.getByRole('alert')).toContainText(error);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card.getByRole('alert')).toBeHidden();
});

test('the source of a post is shown as it was typed', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'alice', text: 'Some **stress** here.', contentType: 'text/markdown' });
  await signIn(page, 'alice');
  await (
    await openActions(cardWith(page, 'Some stress here.'))
  )
    .getByRole('menuitem', { name: /source/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Source text' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Some **stress** here.');
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

test('the link of a post is copied', async ({ page, sandbox, baseURL }) => {
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
