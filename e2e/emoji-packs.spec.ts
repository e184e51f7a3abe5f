import { expect, test } from './harness/test';
import { signIn } from './harness/sign-in';

const PACKS = '/administration/emoji';

test('a pack is made, and filled; its emoji are in the picker at once', async ({ page, allowConsole }) => {
  // Before a pack is made, the server is asked whether there is one of this name.
  allowConsole(/status of 404.*emoji\/pack\?name=owls/);
  await signIn(page, 'alice', PACKS);
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.getByLabel('Name of the pack').fill('owls');
  await page.getByRole('button', { name: 'Create pack' }).click();
  await expect(page.getByRole('heading', { name: 'owls' })).toBeVisible();

  await page.getByRole('button', { name: 'Add emoji' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add emoji to owls' });
  await dialog.getByLabel('Choose files').setInputFiles([
    { name: 'Barn Owl.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    { name: 'linnet.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await expect(dialog.getByLabel('Shortcode for Barn Owl.png')).toHaveValue('Barn_Owl');
  await expect(dialog).toContainText('An emoji of the pack hedge has this shortcode');
  await dialog.getByLabel('Shortcode for linnet.png').fill('tawny_owl');
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Added 2 emoji.')).toBeVisible();
  for (const shortcode of ['Barn_Owl', 'tawny_owl']) {
    await expect(page.getByRole('button', { name: `:${shortcode}:` })).toBeVisible();
  }
});
