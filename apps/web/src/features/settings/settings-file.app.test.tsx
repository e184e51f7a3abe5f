import { onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../testing/page/accessible';
import type { Page } from '../../testing/page/locator';
import { cardWith } from '../../testing/page/parts';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const bring = (page: Page, file: unknown) =>
  page.getByLabel('Choose file').setInputFiles(
    new File([typeof file === 'string' ? file : JSON.stringify(file)], 'settings.json', {
      type: 'application/json',
    }),
  );

test('settings go to a file, with the theme or without it, as Pleroma-FE writes them', async ({ page }) => {
  await storeSettings(page, { muteWords: ['rain'], underlay: 'opaque', colors: { bg: '#000000' } });
  await signIn(page, 'alice', '/settings?tab=data');
  const made = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const saved = async (button: string): Promise<unknown> => {
    const before = names.length;
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => names.length).toBe(before + 1);
    const blob = made.mock.lastCall?.[0];
    return JSON.parse(blob instanceof Blob ? await blob.text() : '');
  };
  const own = {
    _pleroma_settings_version: [1, 0],
    muteWords: ['rain'],
    theme3hacks: { underlay: 'opaque' },
  };
  const file = await saved('Save file');
  expect(file).toMatchObject(own);
  expect(file).not.toHaveProperty('colors');
  expect(await saved('Save with theme')).toMatchObject({ ...own, colors: { bg: '#000000' } });
  expect(names).toEqual(['pleromafe_settings.json', 'pleromafe_settings.full.json']);
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
  expect(localStorage.getItem('linnet-settings') ?? '').not.toContain('hidePostStats');

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
