import type { CompiledTheme } from '../compile-theme';
import { contrast, parseHex } from '../colour';

interface NamedPair {
  readonly foreground: string;
  readonly background: string;
}

/** The contrast of a pair, measured on the values for the stylesheet. */
export function contrastOf({ variables }: CompiledTheme, { foreground, background }: NamedPair): number {
  const [one, other] = [foreground, background].map((name) => parseHex(variables[name] ?? ''));
  if (!one || !other) throw new Error(`${foreground} or ${background} is no colour`);
  return contrast(one.colour, other.colour);
}
