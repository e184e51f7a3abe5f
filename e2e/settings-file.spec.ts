import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

async function saved(page: Page, button: string): Promise<[name: string, file: unknown]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return [download.suggestedFilename(), JSON.parse(await readFile(await download.path(), 'utf8'))];
}

test('settings go to a file, with the theme or without it, as Pleroma-FE writes them', async ({ page }) => {
  await signIn(page, 'alice');
  await storeSettings(page, { muteWords: ['rain'], underlay: 'opaque', colors: { bg: '#000000' } });
  await page.goto('/settings?tab=data');
  const own = {
    _pleroma_settings_version: [1, 0],
    muteWords: ['rain'],
    theme3hacks: { underlay: 'opaque' },
  };
  const [name, file] = await saved(page, 'Save as a file');
  expect(name).toBe('pleromafe_settings.json');
  expect(file).toMatchObject(own);
  expect(file).not.toHaveProperty('colors');
  const [wholeName, whole] = await saved(page, 'Save with the theme');
  expect(wholeName).toBe('pleromafe_settings.full.json');
  expect(whole).toMatchObject({ ...own, colors: { bg: '#000000' } });
});
