import { type BuiltInPaletteId, type Scheme, paletteIds } from './palette';

/** Stock servers have this theme in their configuration, so it is no choice of the operator. */
const STOCK_THEME = 'pleroma-dark';

/** The choice to follow the system's dark or light scheme, whatever the theme of the instance. */
export const SYSTEM_THEME = 'system';

const bySystem: Readonly<Record<Scheme, BuiltInPaletteId>> = { dark: 'linnet-dark', light: 'linnet-light' };
const builtIn: readonly string[] = paletteIds;

export interface ThemeChoices {
  /** The viewer's choice. */
  readonly own: string | null | undefined;
  /** The theme in the instance's configuration. */
  readonly instanceTheme: string | null | undefined;
  readonly systemScheme: Scheme;
  /** Ids of the available palettes; the built-in ones by default. */
  readonly known?: readonly string[];
}

/**
 * The id of the palette to show: the viewer's choice, else the instance's, else by the system's scheme. Unknown ids
 * count as no choice.
 */
export function chooseTheme({ own, instanceTheme, systemScheme, known = builtIn }: ThemeChoices): string {
  if (own === SYSTEM_THEME) return bySystem[systemScheme];
  const instance = instanceTheme === STOCK_THEME ? null : instanceTheme;
  for (const choice of [own, instance]) {
    if (typeof choice === 'string' && known.includes(choice)) return choice;
  }
  return bySystem[systemScheme];
}
