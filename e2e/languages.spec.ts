import { brokenWords } from './harness/broken-words';
import { cards } from './harness/cards';
import { findOutside } from './harness/find-outside';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { narrowOnly } from './harness/widths';

test('another language is shown at once, on what stands open too, and after a reload [3.7.095, 3.9.030]', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, code] = /\/assets\/locale-([\w-]+?)-(?:first|rest)-/.exec(request.url()) ?? [];
    if (code !== undefined) loaded.push(code);
  });
  await signIn(page, 'alice', '/settings?tab=general');
  const language = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(language).toBeVisible();
  expect(new Set(loaded)).toEqual(new Set(['en']));
  await page.evaluate(() => Reflect.set(window, 'notLoadedAgain', true));

  await language.selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(new Set(loaded)).toEqual(new Set(['en', 'de']));

  const choice = page
    .getByRole('combobox')
    .filter({ has: page.locator('option[value="ar"]') })
    .first();
  await choice.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await choice.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: 'Einstellungen' }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'notLoadedAgain'))).toBe(true);

  loaded.length = 0;
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Antworten', exact: true }).first(),
  ).toBeVisible();
  expect(loaded.filter((code) => code !== 'de' && code !== 'en')).toEqual([]);
});

test('a language that cannot be loaded says so, and all stays as it is', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|messages of a language/);
  await page.route(/\/assets\/locale-fr-/, (route) => route.fulfill({ status: 502 }));
  await signIn(page, 'alice', '/settings?tab=general');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('fr');
  await expect(page.getByText('Couldn’t load this language')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible();
});

test.describe('a browser that is set to zh-TW', () => {
  test.use({ locale: 'zh-TW' });
  test('has its language from the first screen on', async ({ page }) => {
    await page.goto('/main/all');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(
      page
        .getByRole('link', { name: '登入' })
        .or(page.getByRole('button', { name: '登入' }))
        .first(),
    ).toBeVisible();
  });
});

for (const [code, lang] of [
  ['ko', 'ko'],
  ['ja_easy', 'ja-Hira'],
] as const) {
  test(`lines of ${code} end where its words end`, narrowOnly, async ({ page }) => {
    await storeSettings(page, { interfaceLanguage: code });
    await signIn(page, 'alice', '/settings?tab=general');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await expect.poll(() => findOutside(page)).toEqual([]);
  });
}
