import type { Page } from '@playwright/test';
import { locales } from '../../apps/web/src/locales';
import { showLanguage } from '../../tools/browser/show-language';
import { findMisfits } from './find-misfits';
import { findOutside } from './find-outside';
import { plainTexts } from './plain-texts';
import { withoutTouch } from './touch';
import { mixedCodes, mixLanguages } from './widest-texts';

/** Whether each screen is shown in each language, which takes five minutes, instead of in a mixture of them. */
const isEach = process.env['EACH_LANGUAGE'] === '1';
const shown = locales.filter(({ code }) => isEach || mixedCodes.has(code));
const all = new Set(locales.flatMap(({ code }) => plainTexts(code)));
const texts = new Map(locales.map(({ code }) => [code, isEach ? new Set(plainTexts(code)) : all]));

/** Prepares a page for `findInLanguages`, before it is opened. */
export async function prepareLanguages(page: Page): Promise<void> {
  if (!isEach) await mixLanguages(page);
}

/**
 * Shows what is open in one language after another, and in English again; resolves to what doesn't fit. Controls have
 * the size that they have without a touch screen: what a finger presses is larger, and gives words more room.
 */
export async function findInLanguages(page: Page, name: string): Promise<string[]> {
  const misfits: string[] = [];
  await withoutTouch(page, async () => {
    for (const locale of shown) {
      await showLanguage(page, locale);
      const found = [
        ...(await findMisfits(page, texts.get(locale.code) ?? new Set())),
        ...(await findOutside(page)),
      ];
      misfits.push(...found.map((fault) => `${name}, ${locale.code}: ${fault}`));
    }
    await showLanguage(page, locales[0]);
  });
  return misfits;
}
