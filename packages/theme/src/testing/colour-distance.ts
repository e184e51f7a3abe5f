import { type Hex, parseHex } from '../colour';

/** A colour in CIE L*a*b*: equal distances look about equally large. */
export type Lab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** A colour as it is seen through a 3 × 3 matrix on linear red, green and blue, row by row. */
export function labOf(hex: Hex, matrix: readonly number[]): Lab {
  const { red = 0, green = 0, blue = 0 } = parseHex(hex)?.colour ?? {};
  const light = [red, green, blue].map(linear);
  const [r = 0, g = 0, b = 0] = [0, 3, 6].map((row) => {
    const sum = light.reduce((total, value, at) => total + value * (matrix[row + at] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  });
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
