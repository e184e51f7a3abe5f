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

/** Settings of which the server stores what was sent last, also where it is a keyword list. */
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

/** A value with another one at a path. What is missing on the way becomes a map or a keyword list, as described. */
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

/** Only what has changed of a keyword list, as the server merges it; all of anything else. */
function changedPart(
  before: ConfigValue | undefined,
  after: ConfigValue,
  touched: readonly (readonly string[])[],
): ConfigValue {
  const [was, is] = [keywordOf(before), keywordOf(after)];
  // An edit of this very value: it is sent as it is.
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

/** Whether a merge of the new value would keep an entry that is to go. */
function losesEntries(before: ConfigValue | undefined, after: ConfigValue | undefined): boolean {
  const [was, is] = [keywordOf(before), keywordOf(after)];
  if (was === null || is === null) return false;
  return was.some(([key, inner]) => {
    const left = is.find(([other]) => other === key);
    return left === undefined || losesEntries(inner, left[1]);
  });
}

interface Part {
  readonly change: readonly [key: string, value: ConfigValue];
  /** The stored value must be deleted first: otherwise the server would merge what is to go. */
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
  if (losesEntries(before, after)) return { change: [key, after], isReplaced: true };
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

/** Whether the server replaces the value of a row, instead of merging a keyword list into it. */
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
 * The fewest changes that make the edits: one for each row, and one more for what is to be deleted from it. Maps are sent
 * whole, since the server replaces them; of keyword lists only what has changed, since it merges them. Edits with a
 * problem are left out.
 */
export function changesFor(rows: Rows, edits: readonly ReadyEdit[]): readonly ConfigChange[] {
  const sendable = edits.filter(({ kind }) => kind !== 'problem');
  return grouped(sendable, ({ setting: { group, key } }) => `${group} ${key}`).flatMap((each) =>
    changesOfRow(rows, each),
  );
}
