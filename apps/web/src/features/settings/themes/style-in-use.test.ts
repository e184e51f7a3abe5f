import { palettes, type Style, withColour } from '@linnet/theme';
import { readIss, readThemeData } from '@linnet/theme/formats';
import { expect, test } from 'vitest';
import { fieldsOfStyle, isRisky } from './style-in-use';

function read(input: unknown): Style {
  const reading = typeof input === 'string' ? readIss(input) : readThemeData(input);
  if (reading.state !== 'read') throw new Error('Not a theme.');
  return reading.style;
}

const colours = { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' };

test('a palette and nothing else is stored as a palette', () => {
  const fields = fieldsOfStyle({ style: read({ name: 'Night', ...colours }), paletteAt: 0 });
  expect(fields).toEqual({
    paletteCustomData: { ...colours, ...defaults, name: 'Night', accent: '#ffb060' },
  });
});
const defaults = { cRed: '#ff0000', cGreen: '#00ff00', cBlue: '#0000ff', cOrange: '#e3ff00' };

test('a theme of the second generation stays one while nothing in it is changed', () => {
  const source = { themeEngineVersion: 3, colors: colours };
  const style = read({ _pleroma_theme_version: 2, name: 'Night', source });
  expect(fieldsOfStyle({ style, paletteAt: 0 })).toEqual({ customThemeSource: { ...source, name: 'Night' } });
  const snapshot = read({ _pleroma_theme_version: 2, name: 'Night', theme: { colors: colours } });
  expect(fieldsOfStyle({ style: snapshot, paletteAt: 0 })).toEqual({
    customTheme: { colors: colours, name: 'Night' },
  });
  const changed = { ...style, rules: style.rules.slice(1) };
  expect(Object.keys(fieldsOfStyle({ style: changed, paletteAt: 0 }))).toEqual(['styleCustomData']);
  const darker = withColour(style, { paletteAt: 0, name: 'bg' }, '#000000');
  expect(fieldsOfStyle({ style: darker, paletteAt: 0 })).toMatchObject({
    paletteCustomData: { ...colours, bg: '#000000' },
  });
});

test('a style is stored as rules, with the palette that is shown', () => {
  const text =
    '@meta { name: Reed }\n@palette.Day Light { bg: #ffffff }\n@palette.Deep Night { bg: #000000 }\nButton { roundness: 2 }';
  const fields = fieldsOfStyle({ style: read(text), paletteAt: 1 });
  expect(fields.palette).toBe('style.deep_night');
  expect(readThemeData(fields.styleCustomData)).toMatchObject({ state: 'read', style: read(text) });
  expect(fieldsOfStyle({ style: read(text), paletteAt: 0 }).palette).toBe('style.day_light');
});

test('what is stored of each of our palettes is the same palette', () => {
  for (const { palette } of palettes) {
    const { paletteCustomData } = fieldsOfStyle({ style: read(palette), paletteAt: 0 });
    expect(readThemeData(paletteCustomData)).toMatchObject({
      state: 'read',
      style: { palettes: read(palette).palettes },
    });
  }
});

test('shadows and fonts can make a page hard to use; colours can’t', () => {
  expect(isRisky(read('Panel { shadow: inset 0 0 0 99 #000000 }'))).toBe(true);
  expect(isRisky(read('Root { --font: generic | Wingdings }'))).toBe(true);
  expect(isRisky(read('Root { --edge: shadow | 0 0 4 0 #000000 }\nPanel { background: #ff0000 }'))).toBe(
    true,
  );
  expect(isRisky(read('Panel { background: #ff0000; roundness: 4 }'))).toBe(false);
});
