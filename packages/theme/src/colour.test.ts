import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLACK, WHITE, contrast, blackOrWhite, luminance, mix, parseHex, toHex } from './colour';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.record({ red: channel, green: channel, blue: channel });

test('reads the three ways to write a colour', () => {
  expect(parseHex('#1aF')).toEqual({ colour: { red: 0x11, green: 0xaa, blue: 0xff }, alpha: 1 });
  expect(parseHex('#12aBfF')).toEqual({ colour: { red: 0x12, green: 0xab, blue: 0xff }, alpha: 1 });
  expect(parseHex('#12abff33')).toEqual({ colour: { red: 0x12, green: 0xab, blue: 0xff }, alpha: 0.2 });
});

test.each([
  '',
  '#',
  '#12',
  '#1234',
  '#12345',
  '#1234567',
  '#123456789',
  '123456',
  '#ggg',
  ' #fff',
  '#fff\n',
  'red',
])('takes %j for no colour', (text) => {
  expect(parseHex(text)).toBeNull();
});

test('reads back what it writes', () => {
  fc.assert(
    fc.property(colour, channel, (value, alpha) => {
      const read = parseHex(toHex(value, alpha / 255));
      expect(read).toEqual({ colour: value, alpha: alpha / 255 });
    }),
  );
});

test('mixes as CSS does in sRGB', () => {
  expect(toHex(mix(WHITE, 5, { red: 0x17, green: 0x16, blue: 0x1d }))).toBe('#232228');
  expect(mix(WHITE, 0, BLACK)).toEqual(BLACK);
  expect(mix(WHITE, 100, BLACK)).toEqual(WHITE);
});

test('measures as WCAG does', () => {
  expect(luminance(BLACK)).toBe(0);
  expect(luminance(WHITE)).toBeCloseTo(1, 10);
  expect(luminance({ red: 255, green: 0, blue: 0 })).toBeCloseTo(0.2126, 10);
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 10);
  expect(contrast(WHITE, BLACK)).toBeCloseTo(21, 10);
  expect(contrast(WHITE, { red: 0x76, green: 0x76, blue: 0x76 })).toBeCloseTo(4.54, 2);
  expect(contrast(WHITE, { red: 0x77, green: 0x77, blue: 0x77 })).toBeCloseTo(4.48, 2);
});

test('black or white can be read on any colour', () => {
  fc.assert(
    fc.property(colour, (surface) => {
      expect(contrast(blackOrWhite(surface), surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
