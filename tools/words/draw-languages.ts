import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '../../apps/web/src/locales';
import { showLanguage } from '../browser/show-language';
import { openScreen } from '../screenshots/draw';
import { withDemo } from '../screenshots/with-demo';
import type { Screen } from '../screenshots/screens';
import { languageScreens } from './language-screens';

interface Drawing {
  readonly folder: string;
  /** Codes; all without them. */
  readonly codes: readonly string[];
}

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/**
 * Draws each screen in each language, narrow and wide: it is opened once and stays open while the language changes.
 * Each has a server of its own: the choice of a language is kept there, and the next screen would open in it.
 */
export async function drawLanguages({ folder, codes }: Drawing): Promise<number> {
  const wanted = locales.filter(({ code }) => codes.length === 0 || codes.includes(code));
  for (const { code } of wanted) await mkdir(path.join(folder, code), { recursive: true });
  let count = 0;
  for (const viewport of widths) {
    for (const screen of languageScreens) {
      await withDemo(async ({ browser, url }) => {
        const page = await browser.newPage({
          viewport,
          locale: 'en-US',
          timezoneId: 'UTC',
          colorScheme: 'light',
          reducedMotion: 'reduce',
        });
        await openScreen(page, screen, url);
        for (const locale of wanted) {
          await showLanguage(page, locale);
          await page.screenshot({
            path: fileOf(folder, locale, { screen, ...viewport }),
            type: 'jpeg',
            quality: 60,
          });
          count += 1;
        }
      });
    }
  }
  return count;
}

const fileOf = (
  folder: string,
  { code }: Locale,
  { screen, width }: { screen: Screen; width: number },
): string => path.join(folder, code, `${screen.name}-${width}.jpg`);
