import type { Locator, Page } from '../../testing/page/locator';
import { listOf, objectOf } from '../../testing/page/json';
import { callAs } from '../../testing/page/server';
import { cards, cardWith, openActions, timelineName } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

async function openBookmarks(page: Page): Promise<void> {
  await signIn(page, 'alice', '/bookmarks');
  await expect(timelineName(page)).toHaveText('Bookmarks');
}

async function openFolders(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Folders' }).click();
  return page.getByRole('menu', { name: 'Folders' });
}

async function foldersOf(url: string | undefined) {
  const alice = await callAs(`${url}`, 'alice');
  return listOf(await alice('/api/v1/pleroma/bookmark_folders')).map(objectOf);
}

test('a folder opens, is renamed and loses its emoji', async ({ page, baseURL }) => {
  await openBookmarks(page);
  await (await openFolders(page)).getByRole('menuitem', { name: 'Walks' }).click();
  await expect(timelineName(page)).toHaveText('Walks');
  await expect(page).toHaveURL(/\/bookmarks\/.+/);
  await expect(cards(page).first()).toBeVisible();
  await (await openFolders(page)).getByRole('menuitem', { name: 'Edit folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit folder' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Walks');
  await dialog.getByLabel('Name').fill('Long walks');
  await dialog.getByRole('button', { name: 'No emoji' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(timelineName(page)).toHaveText('Long walks');
  const folders = () => foldersOf(baseURL);
  await expect.poll(folders).toContainEqual(expect.objectContaining({ name: 'Long walks', emoji: null }));
  expect((await folders()).map(({ name }) => name)).not.toContain('Walks');
});

test('a name that the server refuses stays in the field, and why is said [3.8.008]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await openBookmarks(page);
  await sandbox.fail({
    method: 'POST',
    path: '/bookmark_folders',
    status: 422,
    body: { error: 'Too many folders' },
  });
  await (await openFolders(page)).getByRole('menuitem', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByLabel('Name').fill('One more');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toContainText('Too many folders');
  await expect(dialog.getByLabel('Name')).toHaveValue('One more');
});

test('a folder is deleted after a question; its bookmarks stay', async ({ page, baseURL }) => {
  await openBookmarks(page);
  await (await openFolders(page)).getByRole('menuitem', { name: 'Evidence' }).click();
  await expect(timelineName(page)).toHaveText('Evidence');
  const kept = await cards(page).first().getAttribute('data-status');
  const remove = async () =>
    (await openFolders(page)).getByRole('menuitem', { name: 'Delete folder' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Evidence”?' });
  await remove();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await foldersOf(baseURL)).map(({ name }) => name)).toContain('Evidence');
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/bookmarks$/);
  await expect(timelineName(page)).toHaveText('Bookmarks');
  await expect.poll(async () => (await foldersOf(baseURL)).map(({ name }) => name)).not.toContain('Evidence');
  const alice = await callAs(`${baseURL}`, 'alice');
  expect(objectOf(await alice(`/api/v1/statuses/${kept}`))['bookmarked']).toBe(true);
  await expect((await openFolders(page)).getByRole('menuitem', { name: 'Evidence' })).toHaveCount(0);
});

test('a post is put into a folder from its menu, and stands there', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Two loaves, one oven.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Two loaves, one oven.');
  await (await openActions(card)).getByRole('menuitem', { name: /Bookmark in a folder/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bookmark in' });
  await dialog.getByRole('button', { name: 'Recipes' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await sandbox.log()).filter(({ path }) => path.endsWith('/bookmark')))
    .toMatchObject([{ status: 200 }]);
  await page.goto('/bookmarks');
  await (await openFolders(page)).getByRole('menuitem', { name: 'Recipes' }).click();
  await expect(cards(page).first()).toContainText('Two loaves, one oven.');
  await (await openFolders(page)).getByRole('menuitem', { name: 'Walks' }).click();
  await expect(timelineName(page)).toHaveText('Walks');
  await expect(cards(page).first()).toBeVisible();
  await expect(cardWith(page, 'Two loaves, one oven.')).toHaveCount(0);
});

test('folders that did not come can be asked for again', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 500/);
  await sandbox.fail({ path: '/bookmark_folders', status: 500, body: 'down', times: 99 });
  await openBookmarks(page);
  const again = (await openFolders(page)).getByRole('menuitem', { name: /Couldn’t load folders/ });
  await expect(again).toBeVisible();
  await sandbox.clearErrors();
  await again.click();
  await expect((await openFolders(page)).getByRole('menuitem', { name: 'Recipes' })).toBeVisible();
});
