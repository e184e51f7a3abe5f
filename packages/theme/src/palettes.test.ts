import { describe, expect, test } from 'vitest';
import { compileTheme } from './compile-theme';
import { pairs } from './pairs';
import { type Palette, paletteColours } from './palette';
import { builtInPalette, palettes } from './palettes';
import { readPalette } from './read-palette';
import { contrastOf } from './testing/contrast-of';
import { distance, labOf } from './testing/colour-distance';

function paletteOf(id: string): Palette {
  const found = palettes.find((palette) => palette.id === id);
  if (found === undefined) throw new Error(`There is no palette ${id}.`);
  return found.palette;
}

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

test.each(Object.entries(byHand))(
  'the derived colours of %s are the mixtures that the design names',
  (id, mixtures) => {
    expect(compileTheme(paletteOf(id)).variables).toMatchObject(mixtures);
  },
);

test.each(['high-contrast-dark', 'high-contrast-light'])('all that is to be read in %s has 7 : 1', (id) => {
  const theme = compileTheme(paletteOf(id));
  const least = (minimum: number) =>
    Math.min(...pairs.filter((pair) => pair.minimum === minimum).map((pair) => contrastOf(theme, pair)));
  expect(least(4.5)).toBeGreaterThanOrEqual(7);
  expect(least(3)).toBeGreaterThanOrEqual(4.5);
  // Lines between things are seen too.
  expect(contrastOf(theme, { foreground: 'border', background: 'bg' })).toBeGreaterThanOrEqual(3);
});

test('where two colours cannot have that contrast, they have that of every theme', () => {
  const grey = { ...paletteOf('high-contrast-dark'), bg: '#777777', text: '#888888' } as const;
  const theme = compileTheme(grey);
  expect(pairs.filter((pair) => contrastOf(theme, pair) < pair.minimum)).toEqual([]);
});

// How dichromats see a colour in linear light (Viénot, Brettel and Mollon 1999; for tritanopia, Machado and others 2009).
const seenWith = {
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  tritanopia: [1.25553, -0.07675, -0.17878, -0.07841, 0.93081, 0.1476, 0.00473, 0.69137, 0.3039],
} as const;

test.each(Object.entries(seenWith))(
  'the signals of the palette for it can be told apart with %s',
  (_, matrix) => {
    const { cRed, cGreen, cBlue, cOrange } = paletteOf('clear-signals');
    const seen = [cRed, cGreen, cBlue, cOrange].map((hex) => labOf(hex, matrix));
    const distances = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => distance(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(20);
  },
);

test('every palette has an id of its own', () => {
  expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
});

test('a palette that is not there is the first one, and without any theme the program says so [1.8.019, 3.8.016]', () => {
  expect(builtInPalette('paper')).toBe(paletteOf('paper'));
  expect(builtInPalette('nowhere')).toBe(palettes[0]?.palette);
  expect(() => builtInPalette('paper', [])).toThrow('Cannot load any theme!');
});
