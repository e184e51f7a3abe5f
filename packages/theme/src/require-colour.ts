import type { Hex } from './colour/hex';
import { parseHex, type ParsedHex } from './colour/parse-hex';

/** A palette's colour. Throws a RangeError for colours that `readPalette` rejects. */
export function requireColour(hex: Hex): ParsedHex {
  const read = parseHex(hex);
  if (read === null) throw new RangeError(`Not a colour: ${hex}`);
  return read;
}
