import { expect, test } from 'vitest';
import { bundledStyles } from '../bundled-styles';
import type { CompiledTheme } from '../compile-theme';
import { readPaletteFile, readThemeData, readThemeText } from '../formats';
import type { ThemeReading } from '../model/style';
import { pairs, surfacesOfInks } from '../pairs';
import { palettes } from '../palettes';
import { contrastOf } from '../testing/contrast-of';
import { clockworkStyle, harbourFogTheme, nightTrainTheme } from '../testing/sample-themes';
import { wellKnownPalettes } from '../well-known-palettes';
import { compileStyle } from './compile-style';
import { spots } from './spots';

/** What comes with the application, and a theme of each generation that sets all that there is. */
const readings: readonly (readonly [string, ThemeReading])[] = [
  ...Object.entries(bundledStyles).map(([id, [, text]]) => [id, readThemeText(text, id)] as const),
  ...Object.entries(wellKnownPalettes).map(([id, list]) => [id, readPaletteFile(list)] as const),
  ...palettes.map(({ id, palette }) => [id, readThemeData(palette)] as const),
  ['a style at full breadth', readThemeText(clockworkStyle)],
  ['a theme of the second generation', readThemeData(nightTrainTheme)],
  ['a theme from before its third engine', readThemeData(harbourFogTheme)],
];

/** Contrasts are measured on whole channels, and made on those before rounding. */
const ROUNDING = 0.05;

function weakPairs(theme: CompiledTheme): readonly string[] {
  return pairs
    .filter((pair) => contrastOf(theme, pair) < pair.minimum - ROUNDING)
    .map(({ foreground, background }) => `${foreground} on ${background}`);
}

/** Tabs, counters, buttons and fields in each state, and the other parts with an ink of their own. */
function weakSpots(theme: CompiledTheme): readonly string[] {
  return spots.flatMap(({ name, over = '', on, isShape }) => {
    const ink = `${name}Ink`;
    if (theme.variables[ink] === undefined) return [];
    const own = [`${name}Bg`, `${over}Bg`].find((one) => theme.variables[one] !== undefined);
    const backgrounds = own === undefined ? (on ?? surfacesOfInks) : [own];
    const minimum = (isShape === true ? 3 : 4.5) - ROUNDING;
    return backgrounds
      .filter((background) => contrastOf(theme, { foreground: ink, background }) < minimum)
      .map((background) => `${ink} on ${background}`);
  });
}

test.each(readings)('texts, icons and outlines can be seen in every part and state: %s', (_, reading) => {
  if (reading.state !== 'read') throw new Error('It could not be read.');
  const { root, scopes } = compileStyle(reading.style);
  const weak = [root, ...scopes.map(({ theme }) => theme)].flatMap((theme) => [
    ...weakPairs(theme),
    ...weakSpots(theme),
  ]);
  expect(weak).toEqual([]);
  const under = root.variables['scrollTrack'] === undefined ? 'bg' : 'scrollTrack';
  const thumb = root.variables['scrollThumb'] === undefined ? 'borderStrong' : 'scrollThumb';
  expect(contrastOf(root, { foreground: thumb, background: under })).toBeGreaterThan(3 - ROUNDING);
});
