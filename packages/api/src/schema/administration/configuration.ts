import { isObject, objectReader, readFlag, readRows, readText, readTextOrNull, type ModelOf } from '../read';

/**
 * A value of the server's configuration, as on the wire: an atom is a text that begins with a colon, a module a text
 * such as `Pleroma.Upload`, a tuple an object whose only key is `tuple`, a keyword list an array of tuples of two. Maps
 * are objects, whose keys may begin with a colon.
 */
export type ConfigValue =
  | null
  | boolean
  | number
  | string
  | readonly ConfigValue[]
  | { readonly [key: string]: ConfigValue };

/** No server nests its configuration deeper; deeper values are left out, which bounds the recursion. */
const maxDepth = 40;

/** Whether a value is configuration; true of any JSON that is not too deep. */
export function isConfigValue(json: unknown, depth = 0): json is ConfigValue {
  if (json === null) return true;
  if (typeof json !== 'object') return json !== undefined;
  return depth < maxDepth && Object.values(json).every((inner) => isConfigValue(inner, depth + 1));
}

/** One row: the settings of a key of a group, `:pleroma` and `:instance`. */
export type ConfigRow = ModelOf<typeof readConfigRow>;

export const readConfigRow = objectReader((json) => {
  const [group, key, value] = [readText(json, 'group'), readText(json, 'key'), json['value']];
  if (group === '' || key === '' || !isConfigValue(value)) return undefined;
  return {
    group,
    key,
    value,
    /** The settings of the row that are stored in the database; the row's own key when it is stored as a whole. */
    stored: readRows(json, 'db', { limit: 2_000, row: textOf }),
  };
});

const textOf = (json: unknown): string | undefined => (typeof json === 'string' ? json : undefined);

export type Configuration = ModelOf<typeof readConfiguration>;

/** The effective configuration, or what has changed of it; undefined without a list of rows. */
export const readConfiguration = objectReader((json) => {
  if (!Array.isArray(json['configs'])) return undefined;
  return {
    rows: readRows(json, 'configs', { limit: 5_000, row: readConfigRow }),
    /** A change waits for a restart of the server. */
    needsRestart: readFlag(json, 'need_reboot'),
  };
});

/** `string`, or a list of types: a container with its element, or alternatives. */
export type ConfigType = string | readonly ConfigType[];

/** What the server says of a setting, or of a group of them. */
export interface ConfigDescription {
  /** Only at the top. */
  readonly group: string | null;
  readonly key: string | null;
  /** Plain text, as are all hints. */
  readonly label: string;
  readonly hint: string | null;
  readonly type: ConfigType;
  readonly suggestions: readonly ConfigValue[];
  /** The module that must be chosen in the same group for this setting to matter: `Swoosh.Adapters.SMTP`. */
  readonly onlyWith: string | null;
  readonly children: readonly ConfigDescription[];
}

const maxDescriptionDepth = 12;

function typeOf(json: unknown, depth = 0): ConfigType {
  if (typeof json === 'string') return json;
  if (!Array.isArray(json) || depth > 4) return '';
  return json.slice(0, 20).map((inner) => typeOf(inner, depth + 1));
}

/** The module in `[":subgroup", "Swoosh.Adapters.SMTP"]`. */
function subgroupOf(json: unknown): string | null {
  const parts: unknown = isObject(json) ? json['tuple'] : json;
  if (!Array.isArray(parts) || parts[0] !== ':subgroup') return null;
  return textOf(parts[1]) ?? null;
}

function describedAt(json: unknown, depth: number): ConfigDescription | undefined {
  if (!isObject(json) || depth > maxDescriptionDepth) return undefined;
  const key = readTextOrNull(json, 'key');
  const group = readTextOrNull(json, 'group');
  return {
    group,
    key,
    label: readText(json, 'label') || (key ?? group ?? ''),
    hint: readTextOrNull(json, 'description') || null,
    type: typeOf(json['type']),
    suggestions: readRows(json, 'suggestions', {
      limit: 500,
      row: (value) => (isConfigValue(value) ? value : undefined),
    }),
    onlyWith: subgroupOf(json['group']),
    children: readRows(json, 'children', { limit: 1_000, row: (child) => describedAt(child, depth + 1) }),
  };
}

/** Reads a description with all that is below it; undefined for anything but an object. */
export const readConfigDescription = (json: unknown): ConfigDescription | undefined => describedAt(json, 0);

/** Whether the server must be restarted; undefined for anything but an object. */
export const readNeedsRestart = objectReader((json) => readFlag(json, 'need_reboot'));
