import * as fc from 'fast-check';
import { type Colour, type Hex, toHex } from '../colour';
import type { Palette } from '../palette';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.record({ red: channel, green: channel, blue: channel });
const grey: fc.Arbitrary<Colour> = channel.map((level) => ({ red: level, green: level, blue: level }));
/** The extreme colours, and those around the tone that has little contrast to both black and white. */
const corner = fc.constantFrom<Hex>(
  '#000000',
  '#ffffff',
  '#757575',
  '#767676',
  '#777777',
  '#ff0000',
  '#00ff00',
);

const colour: fc.Arbitrary<Hex> = fc.oneof(
  { weight: 4, arbitrary: anyColour.map((value) => toHex(value)) },
  { weight: 2, arbitrary: grey.map((value) => toHex(value)) },
  { weight: 2, arbitrary: corner },
);

const mixedPalette = fc.record(
  {
    name: fc.constant('Any'),
    wallpaper: colour,
    bg: colour,
    fg: colour,
    text: colour,
    link: colour,
    accent: colour,
    cRed: colour,
    cGreen: colour,
    cBlue: colour,
    cOrange: colour,
    accentText: colour,
  },
  {
    requiredKeys: [
      'name',
      'wallpaper',
      'bg',
      'fg',
      'text',
      'link',
      'accent',
      'cRed',
      'cGreen',
      'cBlue',
      'cOrange',
    ],
  },
);

export function paletteOfOne(only: Hex): Palette {
  return {
    name: 'One',
    wallpaper: only,
    bg: only,
    fg: only,
    text: only,
    link: only,
    accent: only,
    cRed: only,
    cGreen: only,
    cBlue: only,
    cOrange: only,
  };
}

/** Sensible palettes, and extreme ones: fg equal to bg, all colours equal. */
export const arbitraryPalette: fc.Arbitrary<Palette> = fc.oneof(
  { weight: 6, arbitrary: mixedPalette },
  { weight: 2, arbitrary: mixedPalette.map((palette) => ({ ...palette, fg: palette.bg })) },
  { weight: 1, arbitrary: colour.map(paletteOfOne) },
);
