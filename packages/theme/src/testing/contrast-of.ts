import type { CompiledTheme } from '../compile-theme';
import { contrast } from '../colour/contrast';
import { parseHex } from '../colour/parse-hex';
import type { Pair } from '../pairs';

/** Measured on the text that goes into the stylesheet. */
export function contrastOf({ variables }: CompiledTheme, { foreground, background }: Pair): number {
  const [one, other] = [foreground, background].map((name) => parseHex(variables[name] ?? ''));
  if (!one || !other) throw new Error(`${foreground} or ${background} is no colour`);
  return contrast(one.colour, other.colour);
}
