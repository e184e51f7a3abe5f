import { describe, expect, test } from 'vitest';
import type { Style, ThemeReading } from '../model/style';
import { duskList, meadowPalette } from '../testing/sample-themes';
import { readIss } from './read-iss';
import { readPaletteFile } from './read-palette-file';
import { writePalette } from './write-palette';

function paletteOf(reading: ThemeReading) {
  return reading.state === 'read' ? reading.style.palettes[0] : reading.problems;
}

describe('a palette', () => {
  test('as a list has colours for what it leaves out, and one for links and accent', () => {
    expect(paletteOf(readPaletteFile(duskList))).toEqual({
      name: 'Dusk',
      colours: {
        bg: '#20242c',
        fg: '#323845',
        text: '#cfd6e4',
        link: '#e08f62',
        accent: '#e08f62',
        cRed: '#d1495b',
        cBlue: '#0000ff',
        cGreen: '#00ff00',
        cOrange: '#e3ff00',
      },
    });
  });

  test('as an object may have other names for its colours, and colours of its own', () => {
    expect(paletteOf(readPaletteFile(meadowPalette))).toEqual({
      name: 'Meadow',
      colours: {
        bg: '#f3f7ec',
        fg: '#dbe7cc',
        text: '#24301c',
        link: '#3c7a1e',
        accent: '#3c7a1e',
        cRed: '#b3261e',
        cBlue: '#1f5fa8',
        cGreen: '#3c7a1e',
        cOrange: '#9a5b00',
        wallpaper: '#c6d8b0',
        underlay: '#102008',
        border: '#b5c9a0',
      },
    });
  });

  test('says of each colour what is wrong with it', () => {
    const reading = readPaletteFile({ name: 7, bg: 'red;}', text: '#gggggg', cRed: '#12345', wallpaper: {} });
    expect(reading).toEqual({
      state: 'invalid',
      problems: [
        { key: 'bg', what: 'notAColour' },
        { key: 'fg', what: 'missing' },
        { key: 'text', what: 'notAColour' },
        { key: 'link', what: 'missing' },
        { key: 'accent', what: 'missing' },
        { key: 'cRed', what: 'notAColour' },
        { key: 'wallpaper', what: 'notAColour' },
      ],
    });
  });

  test('notes what it has no use for', () => {
    const hostile = JSON.parse('{"__proto__": "#ffffff", "x y": "#ffffff", "image": "url(x)"}') as object;
    const reading = readPaletteFile(
      Object.assign(Object.create(null) as object, hostile, meadowPalette),
      'ignored',
    );
    expect(reading.state === 'read' && reading.notes.map(({ key }) => key).toSorted()).toEqual([
      '__proto__',
      'image',
      'x y',
    ]);
  });

  test('is written as it is read', () => {
    const reading = readPaletteFile(meadowPalette);
    const style = reading.state === 'read' ? reading.style : null;
    const written = style && writePalette(style);
    expect(written?.lost).toEqual([]);
    expect(Object.keys(written?.json ?? {}).slice(0, 4)).toEqual(['name', 'bg', 'fg', 'text']);
    expect(paletteOf(readPaletteFile(written?.json))).toEqual(style?.palettes[0]);
  });

  test('of a style has its variables, and says which rules are lost', () => {
    const style: Style = {
      meta: { name: 'Stylish' },
      palettes: [],
      rules: [
        {
          selector: { component: 'Root', states: [] },
          directives: {
            '--bg': 'color | #102030',
            '--accent': 'color | --bg,20',
            '--font': 'generic | serif',
          },
        },
        { selector: { component: 'Tab', states: ['hover'] }, directives: { roundness: '2' } },
      ],
    };
    expect(writePalette(style)).toEqual({
      json: { name: 'Stylish', bg: '#102030', accent: '#29537c' },
      lost: ['Root --font', 'Tab:hover roundness'],
    });
  });

  test('of a style says that its author, other palettes and what was not understood are lost', () => {
    const reading = readIss(
      '@meta { name: Reed; author: Ann; license: CC0 }\n@palette.Day { bg: #ffffff }\n@palette.Night { bg: #000000 }\nPanel { glow: 3; roundness: 2 }\n@extra.x { a: 1 }',
    );
    const style = reading.state === 'read' ? reading.style : undefined;
    expect(style && writePalette(style, style.palettes[1]).lost).toEqual([
      'Panel roundness',
      '@meta name',
      '@meta author',
      '@meta license',
      '@palette.Day',
      'Panel glow',
      '@extra.x a',
    ]);
  });
});
