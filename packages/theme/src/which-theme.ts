/** The choice to follow the system's dark or light scheme, whatever the theme of the instance. */
export const SYSTEM_THEME = 'system';

/** The settings that say which theme somebody wants. */
export const themeFieldNames = [
  'theme',
  'customTheme',
  'customThemeSource',
  'style',
  'styleCustomData',
  'palette',
  'paletteCustomData',
] as const;

/** Their values, as they are stored or configured: anything may be in them. */
export type ThemeFields = Readonly<Partial<Record<(typeof themeFieldNames)[number], unknown>>>;

/** One of the list, or the data itself. */
export type ThemeSource = { readonly id: string } | { readonly data: object };

export type ThemeChoice =
  /** Nobody chose, or somebody chose this: the stock colours in the light or dark of the system. */
  | { readonly by: 'system' }
  | { readonly by: 'viewer' | 'instance'; readonly generation: 2; readonly theme: ThemeSource }
  | {
      readonly by: 'viewer' | 'instance';
      readonly generation: 3;
      readonly style?: ThemeSource;
      readonly palette?: ThemeSource;
    };

/** The ids that can be chosen; a missing list is not loaded yet, and all of its ids count. */
export interface KnownThemes {
  readonly themes?: readonly string[];
  readonly styles?: readonly string[];
  readonly palettes?: readonly string[];
}

/** Stock servers have this theme in their configuration, so it is no choice of the operator. */
const STOCK_THEME = 'pleroma-dark';

const idOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function listedSource(value: unknown, known: readonly string[] | undefined): ThemeSource | undefined {
  const id = idOf(value);
  return id !== undefined && (known === undefined || known.includes(id)) ? { id } : undefined;
}

function dataSource(value: unknown): ThemeSource | undefined {
  const isData = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isData ? { data: value } : undefined;
}

/** A style's own palettes depend on the style: only it knows whether they are there. */
function paletteOf({ palette, paletteCustomData }: ThemeFields, known: KnownThemes): ThemeSource | undefined {
  const id = idOf(palette);
  return (
    dataSource(paletteCustomData) ??
    (id?.startsWith('style.') === true ? { id } : listedSource(palette, known.palettes))
  );
}

function choiceOf(
  by: 'viewer' | 'instance',
  fields: ThemeFields,
  known: KnownThemes,
): ThemeChoice | undefined {
  const style = dataSource(fields.styleCustomData) ?? listedSource(fields.style, known.styles);
  const palette = paletteOf(fields, known);
  if (style !== undefined || palette !== undefined) {
    return { by, generation: 3, ...(style && { style }), ...(palette && { palette }) };
  }
  const theme =
    dataSource(fields.customThemeSource) ??
    dataSource(fields.customTheme) ??
    listedSource(fields.theme, known.themes);
  return theme && { by, generation: 2, theme };
}

/**
 * Which theme is shown: the viewer's, else the instance's unless that is the stock one, else the system's. Data go
 * before names, and of one side the third generation before the second, except where the instance also names a theme of
 * the second: then that is meant. A style without a palette, and a palette without a style, are completed by the
 * instance's. Names that are not there count as no choice.
 */
export function whichTheme(viewer: ThemeFields, instance: ThemeFields, known: KnownThemes = {}): ThemeChoice {
  const choices = [viewer.theme, viewer.style, viewer.palette];
  if (choices.includes(SYSTEM_THEME)) return { by: 'system' };
  const named2 = choiceOf(
    'instance',
    { theme: instance.theme === STOCK_THEME ? undefined : instance.theme },
    known,
  );
  const named3 = choiceOf('instance', { style: instance.style, palette: instance.palette }, known);
  const own = choiceOf('viewer', viewer, known);
  if (own === undefined) return named2 ?? named3 ?? { by: 'system' };
  return 'generation' in own && own.generation === 3 ? { ...named3, ...own } : own;
}
