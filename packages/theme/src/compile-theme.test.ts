import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHex } from './colour';
import { colourNames } from './colour-names';
import { compileTheme } from './compile-theme';
import { pairs } from './pairs';
import { linnetDark, linnetLight } from './palettes';
import { arbitraryPalette, paletteOfOne } from './testing/arbitrary-palette';
import { contrastOf } from './testing/contrast-of';

function failing(palette: Parameters<typeof compileTheme>[0]): readonly string[] {
  const theme = compileTheme(palette);
  return pairs
    .filter((pair) => contrastOf(theme, pair) < pair.minimum)
    .map((pair) => `${pair.foreground} on ${pair.background}: ${contrastOf(theme, pair).toFixed(2)}`);
}

test('everything can be read whatever the palette', () => {
  fc.assert(
    fc.property(arbitraryPalette, (palette) => {
      expect(failing(palette)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each(['#000000', '#ffffff', '#757575', '#767676', '#777777', '#808080', '#ff00ff', '#0000ff'] as const)(
  'everything can be read in a palette where all is %s',
  (only) => {
    expect(failing(paletteOfOne(only))).toEqual([]);
  },
);

test('black panels with white bars keep their panels and can be read', () => {
  const palette = {
    ...linnetDark,
    bg: '#000000',
    fg: '#ffffff',
    text: '#ffffff',
    wallpaper: '#ffffff',
  } as const;
  expect(failing(palette)).toEqual([]);
  const { variables } = compileTheme(palette);
  expect(variables['bg']).toBe('#000000');
  expect(variables['wallpaper']).toBe('#ffffff');
  expect(variables['text']).toBe('#ffffff');
  expect(variables['wallpaperText']).not.toBe('#ffffff');
});

test('a dim link is lifted no further than it must and stays blue', () => {
  const theme = compileTheme({ ...linnetDark, link: '#33508a' });
  const link = parseHex(theme.variables['link'] ?? '')?.colour;
  const worst = Math.min(
    ...pairs.filter((pair) => pair.foreground === 'link').map((pair) => contrastOf(theme, pair)),
  );
  expect(worst).toBeGreaterThanOrEqual(4.5);
  expect(worst).toBeLessThan(4.8);
  expect(link?.blue).toBeGreaterThan((link?.red ?? 255) + 20);
});

test('soft fills follow a colour that was moved', () => {
  const { variables } = compileTheme({ ...linnetDark, cGreen: '#103010' });
  const [green, soft] = [parseHex(variables['cGreen'] ?? ''), parseHex(variables['greenSoft'] ?? '')];
  // 11 % over #17161d, give or take the rounding.
  expect(soft?.colour.green).toBeCloseTo((green?.colour.green ?? 0) * 0.11 + 0x16 * 0.89, -0.5);
});

test('text that cannot be read on its panel is moved away from it [3.5.017, 3.9.015]', () => {
  const onDark = compileTheme({ ...linnetDark, text: '#222222' });
  const onLight = compileTheme({ ...linnetLight, text: '#dddddd' });
  const text = { foreground: 'text', background: 'bg', minimum: 4.5 } as const;
  expect(contrastOf(onDark, text)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(onLight, text)).toBeGreaterThanOrEqual(4.5);
  expect(parseHex(onDark.variables['text'] ?? '')?.colour.red).toBeGreaterThan(0x22);
  expect(parseHex(onLight.variables['text'] ?? '')?.colour.red).toBeLessThan(0xdd);
});

test('text on accent is what the palette wishes, unless it could not be read there', () => {
  expect(compileTheme(linnetDark).variables['accentText']).toBe('#23080f');
  expect(compileTheme({ ...linnetDark, accentText: '#ffffff' }).variables['accentText']).not.toBe('#ffffff');
  expect(compileTheme({ ...linnetLight, accentText: '#b32a57' }).variables['accentText']).toBe('#ffffff');
});

test('a palette is dark or light by its panels', () => {
  expect(compileTheme(linnetDark).scheme).toBe('dark');
  expect(compileTheme(linnetLight).scheme).toBe('light');
  expect(compileTheme({ ...linnetDark, bg: '#fafafa' }).scheme).toBe('light');
});

test('scrim and shadow have a value when the palette names none', () => {
  const { name, wallpaper, bg, fg, text, link, accent, cRed, cGreen, cBlue, cOrange } = linnetLight;
  const bare = { name, wallpaper, bg, fg, text, link, accent, cRed, cGreen, cBlue, cOrange };
  const { variables } = compileTheme(bare);
  expect(variables['underlay']).toBe('#25222b73');
  expect(variables['shadow']).toBe('37 34 43');
  expect(variables['shadowAlpha']).toBe('0.16');
  expect(compileTheme({ ...bare, bg: '#000000', text: '#ffffff' }).variables['shadow']).toBe('0 0 0');
});

test('what floats has a ring of the hairline colour and a shadow', () => {
  const { variables } = compileTheme(linnetDark);
  expect(variables['shadowPopup']).toBe(
    `0 0 0 1px ${variables['border']}, 0 2px 6px #0000004d, 0 12px 32px #00000080`,
  );
});

test('hairlines take the colour that the palette names', () => {
  expect(compileTheme({ ...linnetDark, border: '#445566' }).variables['border']).toBe('#445566');
});

test('a dim dark accent keeps buttons readable when they are pressed', () => {
  expect(failing({ ...linnetDark, accent: '#1a2fd0' })).toEqual([]);
});

test('refuses to compile what is no colour', () => {
  expect(() => compileTheme({ ...linnetDark, bg: '#12' })).toThrow(RangeError);
  expect(() => compileTheme({ ...linnetDark, underlay: '#000;}' })).toThrow(RangeError);
});

test('every colour is checked by a pair, apart from those that only separate or adorn', () => {
  const checked = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
  expect(colourNames.filter((name) => !checked.has(name))).toEqual([
    'border',
    'rail',
    'kbdBorder',
    'skeleton',
    'accentSoftBorder',
    'markWing',
  ]);
});
