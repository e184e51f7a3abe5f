import { paletteIds, type BuiltInPaletteId } from './palettes/palette-ids';
import type { Scheme } from './scheme-of';

/** Every stock server names it, so it says nothing about what the instance wants. */
const STOCK_THEME = 'pleroma-dark';

/** Chosen by who wants the system's dark or light, whatever the instance names. */
export const SYSTEM_THEME = 'system';

const bySystem: Readonly<Record<Scheme, BuiltInPaletteId>> = { dark: 'linnet-dark', light: 'linnet-light' };
const builtIn: readonly string[] = paletteIds;

export interface ThemeWishes {
  /** What the person chose. */
  readonly own: string | null | undefined;
  /** What the instance's configuration names. */
  readonly instanceTheme: string | null | undefined;
  readonly systemScheme: Scheme;
  /** Ids of the palettes that there are; the built-in ones when left out. */
  readonly known?: readonly string[];
}

/** The person's choice, else the instance's, else what the system prefers. Unknown ids count as no choice. */
export function chooseTheme({ own, instanceTheme, systemScheme, known = builtIn }: ThemeWishes): string {
  if (own === SYSTEM_THEME) return bySystem[systemScheme];
  const instance = instanceTheme === STOCK_THEME ? null : instanceTheme;
  for (const wish of [own, instance]) {
    if (typeof wish === 'string' && known.includes(wish)) return wish;
  }
  return bySystem[systemScheme];
}
