import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

async function saved(page: Page, button: string): Promise<[name: string, file: unknown]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return [download.suggestedFilename(), JSON.parse(await readFile(await download.path(), 'utf8'))];
}

const bring = (page: Page, file: unknown) =>
  page.locator('input[type=file][aria-label="Choose file"]').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  });

test('settings go to a file, with the theme or without it, as Pleroma-FE writes them', async ({ page }) => {
  await signIn(page, 'alice');
  await storeSettings(page, { muteWords: ['rain'], underlay: 'opaque', colors: { bg: '#000000' } });
  await page.goto('/settings?tab=data');
  const own = {
    _pleroma_settings_version: [1, 0],
    muteWords: ['rain'],
    theme3hacks: { underlay: 'opaque' },
  };
  const [name, file] = await saved(page, 'Save file');
  expect(name).toBe('pleromafe_settings.json');
  expect(file).toMatchObject(own);
  expect(file).not.toHaveProperty('colors');
  const [wholeName, whole] = await saved(page, 'Save with theme');
  expect(wholeName).toBe('pleromafe_settings.full.json');
  expect(whole).toMatchObject({ ...own, colors: { bg: '#000000' } });
});

test('a file says what it would change before it does, and why it cannot be read; what it changed is seen at once and can be undone [3.5.009]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A reed in the wind.' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  await signIn(page, 'alice');
  const stars = cardWith(page, 'A reed').getByRole('button', { name: /^Favourite/ });
  await expect(stars).toHaveText('1');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  for (const [file, words] of [
    ['a settings file', 'This isn’t a settings file. Choose another one.'],
    [{ _pleroma_settings_version: [2, 0] }, 'This file’s format is too new'],
    [{ _pleroma_settings_version: [0, 9] }, 'This file’s format is too old'],
  ] as const) {
    await bring(page, file);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await bring(page, { _pleroma_settings_version: [1, 0], hidePostStats: false });
  await expect(page.getByText('Your settings already match this file.')).toBeVisible();

  const file = {
    _pleroma_settings_version: [1, 3],
    hidePostStats: true,
    muteWords: ['rain', 'snow'],
    of: 'later',
  };
  await bring(page, file);
  const question = page.getByRole('alertdialog', { name: 'Apply these settings?' });
  await expect(question).toContainText('2 settings would change.');
  await expect(question).toContainText('a slightly different version');
  const changes = question.getByRole('list', { name: 'What would change' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^Hide counts on posts\s*on instead of off$/,
    /^Muted words\s*rain, snow instead of nothing$/,
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('linnet-settings') ?? '')).not.toContain(
    'hidePostStats',
  );

  await bring(page, file);
  await question.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(stars).toHaveText('');
  await page.reload();
  await expect(stars).toHaveText('');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await bring(page, { _pleroma_settings_version: [1, 0], hidePostStats: false });
  await question.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(stars).toHaveText('');
});
