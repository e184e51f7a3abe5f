/** Pixels as red, green, blue, alpha bytes. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function newRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height * 4) };
}

/** Sets the pixel whose bytes begin at `at` to an opaque colour. */
export function setPixel({ pixels }: Raster, at: number, colour: Colour): void {
  pixels[at] = colour[0];
  pixels[at + 1] = colour[1];
  pixels[at + 2] = colour[2];
  pixels[at + 3] = 255;
}

interface Pixel {
  x: number;
  y: number;
  colour: Colour;
  /** 0–1, blended with what is below. */
  alpha?: number;
}

export function blendPixel(raster: Raster, { x, y, colour, alpha = 1 }: Pixel): void {
  const at = (y * raster.width + x) * 4;
  const { pixels } = raster;
  const under = (pixels[at + 3] ?? 0) / 255;
  const out = alpha + under * (1 - alpha);
  if (out === 0) return;
  for (const channel of [0, 1, 2] as const) {
    const below = pixels[at + channel] ?? 0;
    pixels[at + channel] = (colour[channel] * alpha + below * under * (1 - alpha)) / out;
  }
  pixels[at + 3] = out * 255;
}

/** Red, green, blue, each 0–255. */
export type Colour = readonly [number, number, number];

export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/** `#rrggbb`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
