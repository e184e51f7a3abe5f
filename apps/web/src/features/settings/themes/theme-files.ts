import { ApiError, type ThemeList, themeFile, themeIndex } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { sortedJson } from '@linnet/domain/settings';
import {
  SYSTEM_THEME,
  type ThemeFields,
  type ThemeReading,
  bundledStyles,
  palettes,
  standIns,
  themeFieldNames,
  wellKnownPalettes,
} from '@linnet/theme';
import { type ThemeEntry, mergeThemeIndexes, readThemeData, readThemeText } from '@linnet/theme/formats';

/** The themes, styles and palettes that can be chosen by name. */
export interface ThemeFiles {
  /** The ids that the server lists. Rejects with an `ApiError` while it cannot be reached. */
  listed(list: ThemeList): Promise<readonly string[]>;
  /** The theme of an id; null where no list has it. Rejects like `listed`. */
  read(list: ThemeList, id: string): Promise<ThemeReading | null>;
  /** Whether a list of the server was needed. */
  isServerAsked(): boolean;
}

/** Bundled palettes by id. Some of the ids are also those of themes of the second generation. */
const bundledPalettes: Readonly<Record<string, object>> = {
  ...wellKnownPalettes,
  ...Object.fromEntries(palettes.map(({ id, palette }) => [id, palette])),
};
const idsOfBundled = (list: ThemeList) => Object.keys(list === 'styles' ? bundledStyles : bundledPalettes);

function readBundled(list: ThemeList, id: string): ThemeReading | undefined {
  if (!idsOfBundled(list).includes(id)) return undefined;
  return list === 'styles'
    ? readThemeText(bundledStyles[id]?.[1], id)
    : readThemeData(bundledPalettes[id], id);
}

/** A bundled theme in place of one of Pleroma-FE's that the server doesn't have. */
function readStandIn(list: ThemeList, id: string): ThemeReading | null {
  const known = list === 'palettes' ? {} : standIns[list];
  const standIn = Object.hasOwn(known, id) ? known[id] : undefined;
  return (standIn && readBundled(standIn.list, standIn.id)) ?? null;
}

/** The bundled themes, and those of the server, which are loaded when they are needed. */
export function createThemeFiles({ send, environment }: Pick<Client, 'send' | 'environment'>): ThemeFiles {
  const lists = new Map<ThemeList, Promise<ReadonlyMap<string, ThemeEntry>>>();

  function loadList(list: ThemeList): Promise<ReadonlyMap<string, ThemeEntry>> {
    const known = lists.get(list);
    if (known !== undefined) return known;
    const request = Promise.all([orNone(send(themeIndex(list))), orNone(send(themeIndex(list, true)))]).then(
      ([builtIn, custom]) => mergeThemeIndexes(builtIn ?? {}, custom ?? {}),
    );
    lists.set(list, request);
    // The next attempt fetches the list again.
    request.catch(() => lists.delete(list));
    return request;
  }

  async function readListed(id: string, entry: ThemeEntry): Promise<ThemeReading | null> {
    if (entry.kind === 'inline') return readThemeData(entry.theme, id);
    const path = pathOf(entry.address, environment.baseUrl);
    const text = path === null ? null : await orNone(send(themeFile(path)));
    return text === null ? null : readThemeText(text, id);
  }

  const listed = async (list: ThemeList): Promise<readonly string[]> => [...(await loadList(list)).keys()];

  return {
    isServerAsked: () => lists.size > 0,
    listed,
    async read(list, id) {
      const own = readBundled(list, id);
      if (own !== undefined) return own;
      const entry = (await loadList(list)).get(id);
      const read = entry === undefined ? null : await readListed(id, entry);
      return read ?? readStandIn(list, id);
    },
  };
}

/** The path of an address on the viewer's server; null for one on another server. */
export function pathOf(address: string, baseUrl: string): string | null {
  const base = new URL(baseUrl, location.href);
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  return origin === base.origin ? `${pathname}${search}` : null;
}

/** Resolves with null for a file that the server doesn't have: it answers 404, or with the page of its front end. */
export async function orNone<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    const isMissing =
      error instanceof ApiError &&
      (error.reason.kind === 'malformed' || (error.reason.kind === 'http' && error.reason.status < 500));
    if (!isMissing) throw error;
    return null;
  }
}

/** A theme that can be chosen. */
export interface OfferedTheme {
  /** Unique among all that are offered. */
  readonly id: string;
  /** Null for one whose file names it. */
  readonly name: string | null;
  /** What is stored when it is chosen; the other fields are cleared. */
  readonly fields: ThemeFields;
}

/** The setting that names an entry of a list. */
export const fieldOfList: Readonly<Record<ThemeList, keyof ThemeFields>> = {
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
/** The theme of the instance, which is shown while the viewer has chosen none. */
export const INSTANCE: OfferedTheme = { id: 'instance', name: null, fields: {} };

/** The themes that come with the application. */
export const bundledThemes: readonly OfferedTheme[] = [
  ...palettes.map(({ id, palette: { name } }) => offered('palette', id, name)),
  ...Object.entries(bundledStyles).map(([id, [name]]) => offered('style', id, name)),
  ...Object.entries(wellKnownPalettes).map(([id, [name = id]]) => offered('palette', id, name)),
];

/** The other themes of the server. Rejects with an `ApiError` while it cannot be reached. */
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
  const set = themeFieldNames.filter((name) => own[name] !== undefined && own[name] !== null);
  return Object.fromEntries(set.map((name) => [name, own[name]]));
}

/** The values of all theme settings for a choice: undefined resets one. */
function valuesOf({ fields }: Pick<OfferedTheme, 'fields'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(themeFieldNames.map((name) => [name, fields[name]]));
}

/** Whether two choices are the same. */
export function isSame(one: ThemeFields, other: ThemeFields): boolean {
  return sortedJson(valuesOf({ fields: one })) === sortedJson(valuesOf({ fields: other }));
}

type Values = Readonly<Record<string, unknown>>;

/** A theme that the viewer has chosen, and the settings that would replace it by another one. */
export interface ThemeSlotFields {
  readonly chosen: ThemeFields;
  readonly valuesFor: (fields: ThemeFields) => Values;
}

/** The only theme or the light one of two; with `isDark`, the dark one. */
export function slotFields(own: Values, isDark: boolean): ThemeSlotFields {
  if (!isDark) return { chosen: ownFields(own), valuesFor: (fields) => valuesOf({ fields }) };
  const dark = own['darkTheme'];
  const chosen = ownFields(typeof dark === 'object' && dark !== null ? { ...dark } : {});
  return { chosen, valuesFor: (darkTheme) => ({ darkTheme }) };
}
