import type { ThemeList } from '@linnet/api';
import { allSettings } from '@linnet/domain/settings';
import { SYSTEM_THEME, type ThemeFields, palettes, wellKnownPalettes } from '@linnet/theme';
import type { ThemeFiles } from './theme-files';

/** A theme that can be chosen. */
export interface OfferedTheme {
  /** Unique among all that are offered. */
  readonly id: string;
  /** Null for one whose file names it. */
  readonly name: string | null;
  /** What is stored when it is chosen; the other fields are cleared. */
  readonly fields: ThemeFields;
}

/** The settings that say which theme is shown. */
const fieldNames = [
  'theme',
  'customTheme',
  'customThemeSource',
  'style',
  'styleCustomData',
  'palette',
  'paletteCustomData',
] as const satisfies readonly (keyof typeof allSettings & keyof ThemeFields)[];

const fieldOfList: Readonly<Record<ThemeList, keyof ThemeFields>> = {
  themes: 'theme',
  styles: 'style',
  palettes: 'palette',
};

const offered = (field: keyof ThemeFields, id: string, name: string | null): OfferedTheme => ({
  id: `${field} ${id}`,
  name,
  fields: { [field]: id },
});

export const SYSTEM: OfferedTheme = offered('palette', SYSTEM_THEME, null);
/** No choice of one's own. */
export const INSTANCE: OfferedTheme = { id: 'instance', name: null, fields: {} };

/** Those that come with the application. */
export const bundledThemes: readonly OfferedTheme[] = [
  ...palettes.map(({ id, palette: { name } }) => offered('palette', id, name)),
  ...Object.entries(wellKnownPalettes).map(([id, [name = id]]) => offered('palette', id, name)),
];

/** Those of the server. Rejects with an `ApiError` while it cannot be reached. */
export async function themesOfServer(files: ThemeFiles): Promise<readonly OfferedTheme[]> {
  const lists: readonly ThemeList[] = ['styles', 'themes', 'palettes'];
  const known = new Set(bundledThemes.map(({ id }) => id));
  const all = await Promise.all(
    lists.map(async (list) => (await files.listed(list)).map((id) => offered(fieldOfList[list], id, null))),
  );
  return all.flat().filter(({ id }) => !known.has(id));
}

/** The theme fields that somebody has set. */
export function ownFields(own: Readonly<Record<string, unknown>>): ThemeFields {
  const set = fieldNames.filter((name) => own[name] !== undefined && own[name] !== null);
  return Object.fromEntries(set.map((name) => [name, own[name]]));
}

/** The values of all theme settings for a choice: undefined resets one. */
export function valuesOf({ fields }: Pick<OfferedTheme, 'fields'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fieldNames.map((name) => [name, fields[name]]));
}

/** Whether two choices are the same. */
export function isSame(one: ThemeFields, other: ThemeFields): boolean {
  return JSON.stringify(valuesOf({ fields: one })) === JSON.stringify(valuesOf({ fields: other }));
}
