import { describe, expect, test } from 'vitest';
import { compileTheme } from './compile-theme';
import { pairs } from './pairs';
import { paletteColours } from './palette';
import { palettes } from './palettes';
import { readPalette } from './read-palette';
import { contrastOf } from './testing/contrast-of';

describe.each(palettes)('$id', ({ palette }) => {
  test('needs no repair of the colours it sets', () => {
    const { variables } = compileTheme(palette);
    for (const name of [...paletteColours, 'accentText', 'underlay'] as const) {
      expect([name, variables[name]]).toEqual([name, palette[name]]);
    }
  });

  test('reaches the minimum of every pair', () => {
    const theme = compileTheme(palette);
    const short = pairs.filter((pair) => contrastOf(theme, pair) < pair.minimum);
    expect(short).toEqual([]);
  });

  test('is read back as it is', () => {
    expect(readPalette(palette)).toEqual({ state: 'read', palette });
  });
});

// Worked out with pencil and paper, from the percentages and not from the code.
const byHand = {
  'linnet-dark': {
    hover: '#1e1d25',
    popover: '#232228',
    btnHover: '#383641',
    border: '#302e36',
    accentSoft: '#36252f',
    popHover: '#302f37',
  },
  'linnet-light': {
    faint: '#66646b',
    popHover: '#e7e4e9',
    btnHover: '#d5ced8',
    borderStrong: '#8b8a8f',
    redSoft: '#f7e6e4',
    pollBar: '#e7e7e8',
  },
  amber: {
    accentSoft: '#241d00',
    btnPressed: '#4d3309',
    accentHover: '#ffcd08',
    selectionBackground: '#574f37',
    popBtn: '#231c11',
    inset: '#0c0800',
  },
} as const;

test.each(palettes)(
  'the derived colours of $id are the mixtures that the design names',
  ({ id, palette }) => {
    expect(compileTheme(palette).variables).toMatchObject(byHand[id]);
  },
);

test('every palette has an id of its own', () => {
  expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
});
