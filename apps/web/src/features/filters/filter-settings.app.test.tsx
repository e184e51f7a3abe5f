import { signInByCode } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('where filters have a title and several words, all of it can be written', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  await signInByCode(page, { url: `${baseURL}`, username: 'alice', path: '/settings?tab=filtering' });
  await page.getByRole('button', { name: 'New filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New filter' });
  await dialog.getByLabel('Title').fill('Weather');
  await dialog.getByLabel('Word or phrase 1').fill('rain');
  await dialog.getByRole('button', { name: 'Add word' }).click();
  await dialog.getByLabel('Word or phrase 2').fill('snow');
  await dialog.getByLabel('Action').selectOption({ label: 'Hide the post completely' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rows = page.getByRole('list', { name: 'Server filters' });
  await expect(rows).toContainText('rain, snow');
  await page.getByRole('button', { name: 'Edit the filter Weather' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit filter' });
  await changing.getByRole('button', { name: 'Remove word 1' }).click();
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  await page.reload();
  await expect(rows).toContainText('snow');
  await expect(rows).not.toContainText('rain');
});
