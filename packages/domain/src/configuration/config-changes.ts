import type { ConfigChange, ConfigValue } from '@linnet/api';
import {
  type Entries,
  entriesOf,
  keyIn,
  keyword,
  keywordOf,
  newKeyIn,
  ofEntries,
  tuple,
  valueAt,
} from './config-value';
import type { DescribedSetting } from './described-settings';
import { rowOf, type ReadyEdit, type Rows } from './setting-edits';

interface ValueEdit {
  readonly setting: DescribedSetting;
  readonly value: ConfigValue;
}

/** Keyword lists that the server replaces as a whole instead of merging them. */
const replacedAsWhole = new Set([
  ':assets :mascots',
  ':emoji :groups',
  ':mrf_subchain :match_actor',
  ':mrf_keyword :replace',
]);

function withEntry({ kind, list }: Entries, key: string, value: ConfigValue): Entries {
  const found = keyIn({ kind, list }, key);
  const entry = [found ?? newKeyIn({ kind, list }, key), value] as const;
  if (found === undefined) return { kind, list: [...list, entry] };
  return { kind, list: list.map((other) => (other[0] === found ? entry : other)) };
}

/**
 * Puts a value at a path inside of another one. Missing containers are added: a map if `isMap`, else a keyword list.
 */
function withValue(
  before: ConfigValue | undefined,
  path: readonly string[],
  { value, isMap }: { value: ConfigValue; isMap: boolean },
): ConfigValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const entries = entriesOf(before) ?? { kind: isMap ? 'map' : 'keyword', list: [] };
  const inner = withValue(valueAt(ofEntries(entries), [key]), rest, { value, isMap });
  return ofEntries(withEntry(entries, key, inner));
}

/** Of a keyword list, which the server merges, only the entries that have changed; any other value as a whole. */
function changedPart(
  before: ConfigValue | undefined,
  after: ConfigValue,
  touched: readonly (readonly string[])[],
): ConfigValue {
  const [was, is] = [keywordOf(before), keywordOf(after)];
  // An empty path: the edit is of this value itself.
  if (was === null || is === null || touched.some((path) => path.length === 0)) return after;
  const keys = new Set(touched.map(([key]) => key));
  const parts = is
    .filter(([key]) => keys.has(key))
    .map(([key, inner]): readonly [string, ConfigValue] => {
      const deeper = touched.filter(([first]) => first === key).map(([, ...rest]) => rest);
      return [key, changedPart(valueAt(before, [key]), inner, deeper)];
    });
  return keyword(parts);
}

/** Whether an edit removes entries of a keyword list, which a merge on the server would keep. */
function removesEntries(before: ConfigValue | undefined, after: ConfigValue | undefined): boolean {
  const [was, is] = [keywordOf(before), keywordOf(after)];
  if (was === null || is === null) return false;
  return was.some(([key, inner]) => {
    const left = is.find(([other]) => other === key);
    return left === undefined || removesEntries(inner, left[1]);
  });
}

interface Part {
  readonly change: readonly [key: string, value: ConfigValue];
  /** Whether the stored value must be deleted first, because a merge would keep removed entries. */
  readonly isReplaced: boolean;
}

const afterEdit = (before: ConfigValue | undefined, { setting, value }: ValueEdit): ConfigValue =>
  withValue(before, setting.path, { value, isMap: setting.isInMap });

/** The change of one setting of a row, from all edits inside of it. */
function partOf(rows: Rows, edits: readonly [ValueEdit, ...ValueEdit[]]): Part {
  const { setting } = edits[0];
  const [key = ''] = setting.path;
  const row = rowOf(rows, setting)?.value;
  const before = valueAt(row, [key]);
  const after = valueAt(edits.reduce<ConfigValue | undefined>(afterEdit, row), [key]) ?? null;
  if (replacedAsWhole.has(`${setting.key} ${key}`)) return { change: [key, after], isReplaced: false };
  if (removesEntries(before, after)) return { change: [key, after], isReplaced: true };
  const paths = edits.map((edit) => edit.setting.path.slice(1));
  return { change: [key, changedPart(before, after, paths)], isReplaced: false };
}

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** Whether the server replaces the value of the whole row; it merges only keyword lists. */
function isWholeRow(rows: Rows, { setting }: ReadyEdit): boolean {
  const row = rowOf(rows, setting);
  if (setting.path.length === 0) return true;
  return row === undefined ? setting.isInMap && setting.path.length === 1 : keywordOf(row.value) === null;
}

function changesOfRow(rows: Rows, edits: readonly [ReadyEdit, ...ReadyEdit[]]): readonly ConfigChange[] {
  const { group, key } = edits[0].setting;
  const resets = edits.filter((edit) => edit.kind === 'reset').map(({ setting }) => setting.path[0] ?? '');
  const values = edits.flatMap((edit): ValueEdit[] => (edit.kind === 'value' ? [edit] : []));
  if (isWholeRow(rows, edits[0])) {
    if (resets.length > 0) return [{ group, key, delete: true }];
    const value = values.reduce<ConfigValue | undefined>(afterEdit, rowOf(rows, edits[0].setting)?.value);
    return [{ group, key, value: value ?? null }];
  }
  const parts = grouped(values, ({ setting }) => setting.path[0] ?? '').map((each) => partOf(rows, each));
  const replaced = parts.filter(({ isReplaced }) => isReplaced).map(({ change }) => change[0]);
  const subkeys = [...new Set([...resets, ...replaced])];
  return [
    ...(subkeys.length > 0 ? [{ group, key, delete: true as const, subkeys }] : []),
    ...(parts.length > 0 ? [{ group, key, value: parts.map(({ change }) => tuple(...change)) }] : []),
  ];
}

/**
 * The fewest changes that carry out the edits: one for each row, and one more for what is to be deleted from it. Maps
 * are sent as a whole, because the server replaces them; of keyword lists only what has changed, because it merges
 * them. Edits with a problem are left out.
 */
export function changesFor(rows: Rows, edits: readonly ReadyEdit[]): readonly ConfigChange[] {
  const sendable = edits.filter(({ kind }) => kind !== 'problem');
  return grouped(sendable, ({ setting: { group, key } }) => `${group} ${key}`).flatMap((each) =>
    changesOfRow(rows, each),
  );
}
