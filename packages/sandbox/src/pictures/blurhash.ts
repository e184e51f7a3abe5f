import type { Raster } from './raster';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

type Factor = [red: number, green: number, blue: number];

function base83(value: number, length: number): string {
  let text = '';
  for (let digit = length - 1; digit >= 0; digit -= 1)
    text += DIGITS[Math.floor(value / 83 ** digit) % 83] ?? '0';
  return text;
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const value = Math.max(0, Math.min(1, linear));
  return Math.trunc((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255 + 0.5);
}

const LINEAR = Float64Array.from({ length: 256 }, (_unused, byte) => toLinear(byte));

function factor({ width, height, pixels }: Raster, i: number, j: number): Factor {
  const sum: Factor = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const basis = Math.cos((Math.PI * i * x) / width) * Math.cos((Math.PI * j * y) / height);
      const at = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const)
        sum[channel] += basis * (LINEAR[pixels[at + channel] ?? 0] ?? 0);
    }
  }
  const scale = (i === 0 && j === 0 ? 1 : 2) / (width * height);
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale];
}

function quantised(value: number, maximum: number): number {
  const share = value / maximum;
  const root = Math.sign(share) * Math.sqrt(Math.abs(share));
  return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)));
}

/** The blurhash of a (small) raster with the given number of components, 1 to 9 each way. */
export function blurhash(raster: Raster, [across, down]: [number, number]): string {
  const factors: Factor[] = [];
  for (let j = 0; j < down; j += 1) for (let i = 0; i < across; i += 1) factors.push(factor(raster, i, j));
  const [average = [0, 0, 0] as Factor, ...rest] = factors;
  const largest = Math.max(0, ...rest.flat().map(Math.abs));
  const steps = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  const maximum = (steps + 1) / 166;
  const [red, green, blue] = average;
  const colour = (toByte(red) << 16) + (toByte(green) << 8) + toByte(blue);
  const details = rest.map(([r, g, b]) =>
    base83((quantised(r, maximum) * 19 + quantised(g, maximum)) * 19 + quantised(b, maximum), 2),
  );
  return base83(across - 1 + (down - 1) * 9, 1) + base83(steps, 1) + base83(colour, 4) + details.join('');
}
