import type { Page } from '@playwright/test';
import {
  bundledStyles,
  compileTheme,
  palettes,
  type ThemeReading,
  toCss,
  wellKnownPalettes,
} from '@linnet/theme';
import { compileStyle, styleCss } from '@linnet/theme/compile';
import { readPaletteFile, readThemeText } from '@linnet/theme/formats';

export interface ShownTheme {
  readonly id: string;
  readonly css: string;
}

/** Themes of the set that somebody has to choose; every screen is opened in the other two. */
export const choosableThemes: readonly ShownTheme[] = [
  ...palettes
    .filter(({ id }) => id !== 'linnet-dark' && id !== 'linnet-light')
    .map(({ id, palette }) => ({ id, css: toCss(compileTheme(palette)) })),
  ...Object.entries(wellKnownPalettes).map(([id, list]) => asShown(id, readPaletteFile(list))),
  ...Object.entries(bundledStyles).map(([id, [, text]]) => asShown(id, readThemeText(text, id))),
];

function asShown(id: string, reading: ThemeReading): ShownTheme {
  if (reading.state !== 'read') throw new Error(`The theme ${id} could not be read.`);
  return { id, css: styleCss(compileStyle(reading.style)) };
}

/**
 * The themes in which one thing of a walk is checked besides our own two: one of the set, another for the next; with
 * `EVERY_THEME=1` each of them.
 */
export function themesFor(at: number): readonly ShownTheme[] {
  if (process.env['EVERY_THEME'] === '1') return choosableThemes;
  return choosableThemes.filter((_, theme) => theme === at % choosableThemes.length);
}

/** Shows the page in a theme while something is done, and then in its own colours again. */
export async function inTheme(page: Page, { css }: ShownTheme, work: () => Promise<unknown>): Promise<void> {
  const own = await page.evaluateHandle(() => [...document.adoptedStyleSheets]);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await work();
  await page.evaluate((sheets) => (document.adoptedStyleSheets = sheets), own);
}
