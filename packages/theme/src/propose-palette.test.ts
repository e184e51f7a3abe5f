import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseHex } from './colour';
import { compileTheme } from './compile-theme';
import {
  type ColourIdea,
  type ProposedColours,
  ideaOfPicture,
  proposePalette,
  randomIdea,
} from './propose-palette';
import { toHsl } from './values/hsl';

function colourOf(hex: string) {
  const read = parseHex(hex);
  if (read === null) throw new Error(`Not a colour: ${hex}`);
  return read.colour;
}

function isReadable(colours: ProposedColours): boolean {
  const { bg, fg, wallpaper, ...inks } = colours;
  const are = Object.values(inks).every((ink) => contrast(colourOf(ink), colourOf(bg)) >= 4.5);
  // Nothing is left to repair, so the page has these very colours.
  const { variables } = compileTheme({ name: '', ...colours });
  const stay = Object.entries({ bg, fg, wallpaper, text: inks.text }).every(
    ([key, hex]) => variables[key] === hex,
  );
  return are && stay && contrast(colourOf(inks.text), colourOf(fg)) >= 7;
}

const scheme = fc.constantFrom('dark', 'light');
const idea: fc.Arbitrary<ColourIdea> = fc.record({
  surface: fc.record({ hue: fc.nat(359), saturation: fc.nat(100) }),
  accent: fc.record({ hue: fc.nat(359), saturation: fc.nat(100) }),
  linkHue: fc.nat(359),
});

test('a proposed palette can be read, whatever the idea', () => {
  fc.assert(
    fc.property(idea, scheme, (one, by) => {
      expect(isReadable(proposePalette(one, by))).toBe(true);
    }),
  );
});

test('of any picture and of any chance comes such a palette', () => {
  const pixels = fc.uint8ClampedArray({ maxLength: 400 });
  const chance = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(pixels, chance, scheme, (picture, numbers, by) => {
      const left = [...numbers];
      const ideas = [ideaOfPicture(picture), randomIdea(() => left.shift() ?? 0)];
      for (const one of ideas) expect(isReadable(proposePalette(one, by))).toBe(true);
    }),
  );
});

/** Pixels of these colours, each as often as it says. */
function picture(...parts: readonly (readonly [hex: string, count: number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    parts.flatMap(([hex, count]) => {
      const { red, green, blue } = colourOf(hex);
      return Array.from({ length: count }, () => [red, green, blue, 255]).flat();
    }),
  );
}

test('surfaces have the tint of most of a picture, the accent is its most vivid colour', () => {
  const colours = proposePalette(
    ideaOfPicture(picture(['#1d3a2a', 800], ['#f08020', 60], ['#2060e0', 40])),
    'dark',
  );
  expect(toHsl(colourOf(colours.bg)).hue).toBeCloseTo(147, -1);
  expect(toHsl(colourOf(colours.accent)).hue).toBeCloseTo(28, -1);
  expect(toHsl(colourOf(colours.link)).hue).toBeCloseTo(220, -1);
});

test('a grey picture has grey surfaces, and what cannot be seen through counts alone', () => {
  const grey = proposePalette(ideaOfPicture(picture(['#808080', 100])), 'light');
  expect(toHsl(colourOf(grey.bg)).saturation).toBe(0);
  const clear = picture(['#ff0000', 100]).map((value, at) => (at % 4 === 3 ? 0 : value));
  expect(ideaOfPicture(clear)).toEqual(ideaOfPicture(new Uint8ClampedArray()));
});
