/** An opaque sRGB colour, channels from 0 to 255; not rounded until it is written as hex. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A colour as text: #rgb, #rrggbb or #rrggbbaa. `parseHex` checks the digits. */
export type Hex = `#${string}`;

export interface ParsedHex {
  readonly colour: Colour;
  /** 0 to 1. */
  readonly alpha: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Reads #rgb, #rrggbb and #rrggbbaa; null for any other text. */
export function parseHex(text: string): ParsedHex | null {
  if (!HEX.test(text)) return null;
  const digits = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return {
    colour: { red: channel(0), green: channel(2), blue: channel(4) },
    alpha: digits.length === 8 ? channel(6) / 255 : 1,
  };
}

function twoDigits(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** #rrggbb in lower case, or #rrggbbaa when `alpha` (0 to 1) is less than 1. */
export function toHex({ red, green, blue }: Colour, alpha = 1): Hex {
  const opaque = twoDigits(red) + twoDigits(green) + twoDigits(blue);
  return alpha < 1 ? `#${opaque}${twoDigits(alpha * 255)}` : `#${opaque}`;
}

/** `percent` of `over` on `under`, the same as CSS `color-mix(in srgb, over percent%, under)`. */
export function mix(over: Colour, percent: number, under: Colour): Colour {
  const share = percent / 100;
  const channel = (upper: number, lower: number) => upper * share + lower * (1 - share);
  return {
    red: channel(over.red, under.red),
    green: channel(over.green, under.green),
    blue: channel(over.blue, under.blue),
  };
}

/** The linear light of each channel: computing it at each comparison took half of the time of a compilation. */
const linearLight = Float64Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Rounded, as the contrast is that of the displayed colour, which has whole channels. */
const linear = (channel: number): number => linearLight[Math.round(channel)] ?? 0;

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio as WCAG 2.2 defines it: from 1 (equal) to 21 (black and white), in either order. */
export function contrast(one: Colour, other: Colour): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

/** Black or white, whichever is easier to read on `surface`; at least 4.58 : 1 on any colour there is. */
export function blackOrWhite(surface: Colour): Colour {
  return contrast(WHITE, surface) > contrast(BLACK, surface) ? WHITE : BLACK;
}
