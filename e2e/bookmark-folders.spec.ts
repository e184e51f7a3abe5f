import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';

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

test('a folder is made, with a name and an emoji, and stands in the menu', async ({ page, baseURL }) => {
  await openBookmarks(page);
  await (await openFolders(page)).getByRole('menuitem', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toContainText('Enter a name.');
  await dialog.getByLabel('Name').fill('Knots');
  await dialog.getByRole('button', { name: 'Emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an emoji' });
  await picker.getByRole('searchbox').fill('linnet');
  await picker.getByRole('button', { name: ':linnet:' }).click();
  await expect(dialog.getByRole('button', { name: 'No emoji' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  const entry = (await openFolders(page)).getByRole('menuitem', { name: 'Knots' });
  await expect(entry.locator('img')).toHaveAttribute('src', /linnet/);
  await expect
    .poll(() => foldersOf(baseURL))
    .toContainEqual(expect.objectContaining({ name: 'Knots', emoji: ':linnet:' }));
});
