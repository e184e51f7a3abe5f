import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTheme, toCss } from './compile-theme';
import { linnetDark } from './palettes';
import { readPalette } from './read-palette';
import { arbitraryPalette } from './testing/arbitrary-palette';

test('brings all ways of writing a colour into one', () => {
  const read = readPalette({ ...linnetDark, bg: '#ABC', fg: '#AABBCCff', underlay: '#00000080' });
  expect(read).toMatchObject({
    state: 'read',
    palette: { bg: '#aabbcc', fg: '#aabbcc', underlay: '#00000080', name: 'Linnet dark' },
  });
});

test('says of every field what is wrong with it', () => {
  const { link: _, ...withoutLink } = linnetDark;
  const read = readPalette({
    ...withoutLink,
    name: ' ',
    bg: 'red;}body{display:none',
    fg: 12,
    text: '#ffffff80',
    underlay: 'url(//evil.example)',
    shadowAlpha: '0.5',
  });
  expect(read).toEqual({
    state: 'invalid',
    problems: [
      { path: 'name', what: 'notAName' },
      { path: 'bg', what: 'notAColour' },
      { path: 'fg', what: 'notAColour' },
      { path: 'text', what: 'notOpaque' },
      { path: 'link', what: 'missing' },
      { path: 'underlay', what: 'notAColour' },
      { path: 'shadowAlpha', what: 'notAShare' },
    ],
  });
});

test.each([null, undefined, 'linnet-dark', 7, [], [linnetDark]])('refuses %j whole', (input) => {
  expect(readPalette(input)).toEqual({ state: 'invalid', problems: [{ path: '', what: 'notAnObject' }] });
});

test.each([-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY])(
  'takes no shadow of density %d',
  (shadowAlpha) => {
    expect(readPalette({ ...linnetDark, shadowAlpha })).toEqual({
      state: 'invalid',
      problems: [{ path: 'shadowAlpha', what: 'notAShare' }],
    });
  },
);

test('leaves out what it does not know', () => {
  const read = readPalette({ ...linnetDark, '--x': '#fff', bgImage: 'url(x)' });
  expect(read).toEqual({ state: 'read', palette: linnetDark });
});

test('whatever it reads can be compiled and written', () => {
  const hostile = fc.record({
    underlay: fc.option(fc.oneof(fc.string(), fc.constantFrom('#0008', '#00000088')), { nil: undefined }),
    shadow: fc.option(fc.oneof(fc.string(), fc.constantFrom('#123', '#12345678')), { nil: undefined }),
    shadowAlpha: fc.option(fc.oneof(fc.double(), fc.double({ min: 0, max: 1 })), { nil: undefined }),
    border: fc.option(fc.oneof(fc.anything(), fc.constant('#456')), { nil: undefined }),
  });
  fc.assert(
    fc.property(arbitraryPalette, hostile, (palette, extras) => {
      const read = readPalette({ ...palette, ...extras });
      const kept =
        read.state === 'invalid'
          ? read.problems.length > 0
          : /^:root\{[^{}<>\\/]*\}$/.test(toCss(compileTheme(read.palette)));
      expect(kept).toBe(true);
    }),
    { numRuns: 200 },
  );
});
