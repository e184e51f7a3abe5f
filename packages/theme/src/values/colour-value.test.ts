import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColourValue, parseColour, printColour } from './colour-value';

test.each([
  ['#ABC', '#aabbcc'],
  ['#AABBCC', '#aabbcc'],
  ['--bg', '--bg'],
  ['--bg, -2', '--bg,-2'],
  ['--parent', '--parent'],
  ['--inheritedBackground,-14.2', '--inheritedBackground,-14.2'],
  ['$alpha(--text 0.5)', '$alpha(--text 0.5)'],
  ['$blend(--bg, 0.25, --parent)', '$blend(--bg 0.25 --parent)'],
  ['$textColor(#fff  --text,5 no-preserve)', '$textColor(#ffffff --text,5 no-preserve)'],
  ['$shift(--bg #010203 +)', '$shift(--bg #010203 +)'],
  ['$unheardOf()', '$unheardOf()'],
])('reads %s', (text, written) => {
  const value = parseColour(text);
  expect(value && printColour(value)).toBe(written);
});

test.each([
  '',
  'red',
  '#ab',
  '#aabbccdd',
  '#gggggg',
  '--',
  '--__proto__',
  '--bg,url(x)',
  '--bg,1e999',
  '--bg;}',
  'var(--bg)',
  '$mod(--bg 5',
  '$mod($mod(--bg 5) 5)',
  '$mod(--bg url(x))',
  '$mod(--bg "5")',
  '$alpha(--bg 99999999999)',
  'rgb(0, 0, 0)',
  '\\23 ffffff',
])('%s is no colour', (text) => {
  expect(parseColour(text)).toBeNull();
});

test('what is written is read again as the same', () => {
  const name = fc.constantFrom('bg', 'parent', 'stack', 'cRed', 'x-y_1');
  const step = fc.integer({ min: -9999, max: 9999 }).map((whole) => whole / 100);
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((rgb) => ({ kind: 'hex', hex: `#${rgb.toString(16).padStart(6, '0')}` }) as const);
  const reference = fc.record({ kind: fc.constant('reference' as const), name, mod: step });
  const arg = fc.oneof(
    hex,
    reference,
    fc.record({ kind: fc.constant('number' as const), value: step }),
    fc.record({ kind: fc.constant('word' as const), word: fc.constantFrom('preserve', '+', 'no-auto') }),
  );
  const call = fc.record({
    kind: fc.constant('function' as const),
    name: fc.constantFrom('blend', 'mod', 'other'),
    args: fc.array(arg, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.oneof<fc.Arbitrary<ColourValue>[]>(hex, reference, call), (value) => {
      expect(parseColour(printColour(value))).toEqual(value);
    }),
  );
});
