import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { drawnPicture } from './harness/picture-with-metadata';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

async function openProfile(page: Page) {
  await signIn(page, 'alice', '/settings?tab=profile');
  await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
}

interface OwnJson {
  display_name: string;
  avatar: string;
  source: { note: string; fields: { name: string; value: string }[] };
  pleroma: { background_image: string | null };
}

test('an avatar is cropped by keys, checked and sent; too large a file is not; the way back is the default [3.2.033, 3.5.013, 3.9.014]', async ({
  page,
  baseURL,
}) => {
  await openProfile(page);
  await expect(page.getByText('At least 150 × 150 pixels')).toBeVisible();
  await expect(page.getByText(/^Up to [\d.]+ MiB$/).first()).toBeVisible();
  const alice = await callAs(`${baseURL}`, 'alice');
  const own = async () => (await alice('/api/v1/accounts/verify_credentials')) as OwnJson;
  const before = (await own()).avatar;
  const choose = (name: string) => page.locator(`input[type="file"][aria-label="Change: ${name}"]`);

  await choose('Avatar').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert').filter({ hasText: 'This file isn’t a picture.' })).toBeVisible();
  await choose('Avatar').setInputFiles(await drawnPicture(page, 'wide.png', { width: 400, height: 200 }));
  const dialog = page.getByRole('dialog', { name: 'Crop avatar' });
  const frame = dialog.getByRole('group', { name: 'Selected area' });
  await expect(frame).toBeVisible();
  await expect(dialog.getByText('looks blurry')).toBeHidden();
  await frame.press('ArrowRight');
  for (let step = 0; step < 8; step++) await frame.press('+');
  await expect(dialog.getByText('looks blurry')).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 8; step++) await frame.press('-');
  await expect(dialog.getByText('looks blurry')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save this area' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Picture saved.')).toBeVisible();
  const { avatar } = await own();
  expect(avatar).not.toBe(before);
  const size = await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    return [picture.width, picture.height];
  }, avatar);
  expect(size).toEqual([200, 200]);

  await page.getByRole('button', { name: 'Remove: Avatar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Picture removed.')).toBeVisible();
  expect((await own()).avatar).toContain('avi.png');
});

test('a picture over the limit of the server is told before it is sent [3.9.014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ backgroundLimit: 2000 });
  await openProfile(page);
  const background = page.locator('input[type="file"][aria-label="Change: Background"]');
  await background.setInputFiles(
    await drawnPicture(page, 'noise.png', { width: 300, height: 300, noisy: true }),
  );
  const dialog = page.getByRole('dialog', { name: 'Crop background' });
  await dialog.getByRole('button', { name: 'Save this area' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server accepts up to 2 KiB');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
