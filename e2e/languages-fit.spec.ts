import type { Page } from '@playwright/test';
import { locales } from '../apps/web/src/locales';
import { showLanguage } from '../tools/browser/show-language';
import { findMisfits } from './harness/find-misfits';
import { findOutside } from './harness/find-outside';
import { plainTexts } from './harness/plain-texts';
import { walks } from './harness/screens';
import { signIn } from './harness/sign-in';
import { waitForScreen } from './harness/surfaces/surface';
import { surfaceScreens } from './harness/surfaces/surface-screens';
import { expect, test } from './harness/test';
import { mixedCodes, mixLanguages } from './harness/widest-texts';
import { narrowOnly } from './harness/widths';

/** Whether each screen is shown in each language, which takes five minutes, instead of in a mixture of them. */
const isEach = process.env['EACH_LANGUAGE'] === '1';
const shown = locales.filter(({ code }) => isEach || mixedCodes.has(code));
const all = new Set(locales.flatMap(({ code }) => plainTexts(code)));
const texts = new Map(locales.map(({ code }) => [code, isEach ? new Set(plainTexts(code)) : all]));

/** Shows what is open in one language after another, and in English again; resolves to what doesn't fit. */
async function findInLanguages(page: Page, name: string): Promise<string[]> {
  const misfits: string[] = [];
  for (const locale of shown) {
    await showLanguage(page, locale);
    const found = [
      ...(await findMisfits(page, texts.get(locale.code) ?? new Set())),
      ...(await findOutside(page)),
    ];
    misfits.push(...found.map((fault) => `${name}, ${locale.code}: ${fault}`));
  }
  await showLanguage(page, locales[0]);
  return misfits;
}

// Each screen is opened once, then shown in one language after another.
for (const { screens, asksInVain } of walks) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`${names}: the words fit in every language`, narrowOnly, async ({ page, allowConsole }) => {
    // A walk is as long as several other tests.
    test.setTimeout(300_000);
    if (asksInVain) allowConsole(/status of 404/);
    if (!isEach) await mixLanguages(page);
    const misfits: string[] = [];
    for (const { name, open } of screens) {
      await open(page);
      misfits.push(...(await findInLanguages(page, name)));
    }
    expect(misfits).toEqual([]);
  });
}

for (const { screen, prepare, ready, surfaces } of surfaceScreens) {
  test(
    `what floats over ${screen}: the words fit in every language`,
    narrowOnly,
    async ({ page, sandbox, baseURL }) => {
      test.setTimeout(300_000);
      if (!isEach) await mixLanguages(page);
      await signIn(page, 'alice', await prepare(sandbox, `${baseURL}`));
      await waitForScreen(page);
      await ready?.(page);
      const misfits: string[] = [];
      for (const { name, open, closings = 1, stays = false } of surfaces) {
        const surface = await open(page);
        await expect(surface).toBeVisible();
        misfits.push(...(await findInLanguages(page, name)));
        for (let closed = 0; closed < closings; closed += 1) await page.keyboard.press('Escape');
        if (!stays) await expect(surface).toBeHidden();
      }
      expect(misfits).toEqual([]);
    },
  );
}
