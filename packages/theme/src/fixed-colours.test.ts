import { expect, test } from 'vitest';
import { WHITE, contrast, mix, parseHex } from './colour';
import { fixedColours } from './compile-theme';

test.each(['pictureShade', 'pictureBtn', 'pictureBtnHover', 'pictureChip'] as const)(
  'text on %s can be read over a white picture',
  (name) => {
    const shade = parseHex(fixedColours[name]);
    const text = parseHex(fixedColours.pictureText);
    if (!shade || !text) throw new Error(`${name} is no colour`);
    expect(contrast(text.colour, mix(shade.colour, shade.alpha * 100, WHITE))).toBeGreaterThanOrEqual(4.5);
  },
);
