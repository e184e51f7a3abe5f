import type { Colour } from './colour';

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
