import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { drawnPicture } from './harness/noted-picture';
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

test('name, bio with completed emoji, fields in their order and birthday are saved together, and kept until then [3.1.004, 3.3.012]', async ({
  page,
  baseURL,
}) => {
  await openProfile(page);
  const bio = page.getByLabel('Bio', { exact: true });
  const saved = page.getByRole('button', { name: 'Save', exact: true });
  await expect(saved).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Alice of the woods');
  await bio.fill('');
  await bio.pressSequentially('I like :bl');
  await page.locator('[role="listbox"] > [role="option"]').first().click();
  await expect(bio).toHaveValue(/^I like \S+ $/);
  const written = await bio.inputValue();
  const before = await page.getByRole('button', { name: /^Remove field/ }).count();
  for (const name of ['first', 'second']) {
    await page.getByRole('button', { name: 'Add field' }).click();
    const place = name === 'first' ? before + 1 : before + 2;
    await page.getByLabel(`Name of field ${place}`).fill(name);
    await page.getByLabel(`Content of field ${place}`).fill(`the ${name}`);
  }
  await page
    .getByRole('button', { name: `Move field ${before + 2}: use arrow keys or drag` })
    .press('ArrowUp');
  await expect(page.getByLabel(`Name of field ${before + 1}`)).toHaveValue('second');
  await expect(
    page.getByRole('button', { name: `Move field ${before + 1}: use arrow keys or drag` }),
  ).toBeFocused();
  await page.getByLabel('Birthday', { exact: true }).fill('1990-02-03');
  await expect(page.getByText('Not saved yet. Your changes are kept on this device.')).toBeVisible();

  // The text is kept when the screen is opened again; the server has not received it.
  const alice = await callAs(`${baseURL}`, 'alice');
  const own = async () => (await alice('/api/v1/accounts/verify_credentials')) as OwnJson;
  expect((await own()).display_name).not.toBe('Alice of the woods');
  await page.goto('/settings?tab=profile');
  await expect(bio).toHaveValue(written);
  await expectAccessible(page);
  await saved.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const now = await own();
  expect(now.display_name).toBe('Alice of the woods');
  expect(now.source.note).toBe(written);
  expect(now.source.fields.map(({ name }) => name).slice(-2)).toEqual(['second', 'first']);
  await page.goto('/users/alice');
  await expect(page.getByRole('main').getByText('Alice of the woods').first()).toBeVisible();
});

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

test('a choice about the account is the server’s; one that is refused is as it was, and says why [3.3.010, 3.4.016, 3.8.021]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openProfile(page);
  const alice = await callAs(`${baseURL}`, 'alice');
  const hides = page.getByRole('switch', { name: 'Hide your followers' });
  await expect(hides).not.toBeChecked();
  await hides.click();
  await expect(hides).toBeChecked();
  const pleroma = async () =>
    ((await alice('/api/v1/accounts/verify_credentials')) as { pleroma: object }).pleroma;
  await expect.poll(pleroma).toMatchObject({ hide_followers: true });
  await page.reload();
  await expect(hides).toBeChecked();

  allowConsole(/status of 500|hideFollowers could not be saved/);
  await sandbox.fail({ method: 'PATCH', path: '/api/v1/accounts/update_credentials', status: 500 });
  await hides.click();
  await expect(page.getByText(/^Couldn’t save this\. The old value is back\./)).toBeVisible();
  await expect(hides).toBeChecked();
  await expectAccessible(page);
});
