import { sortedJson } from './sorted-json';
import { isPlainObject } from '../kernel/json-record';
import { type Entries, namedIn, ownOf, setEntry, valueOf } from './entries';
import type { Setting } from './setting-kinds';

interface Change {
  key: string;
  setting: Setting<unknown>;
  /** The new value; undefined for no own value. */
  value: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

/** How a setting is divided, so that two devices can each change a part of it. */
type Parts = 'words' | 'names' | 'whole';

export function partsOf({ form, default: usual }: Setting<unknown>): Parts {
  if (form.is === 'texts') return 'words';
  return form.is === 'flags' || (form.is === 'opaque' && isPlainObject(usual)) ? 'names' : 'whole';
}

/** The value of a setting that results from entries; undefined where there is no own value. */
export function valueIn(entries: Entries, key: string, setting: Setting<unknown>): unknown {
  const whole = ownOf(entries, key);
  const parts = partsOf(setting);
  const value = whole === undefined ? undefined : valueOf(whole);
  if (parts === 'whole') return setting.read(value);
  // Resetting the setting to its default discards the changes of its parts before that, but none after it.
  const since = whole?.value === '' ? whole.at : 0;
  const named = namedIn(entries, key).filter(([, { at }]) => at > since);
  if (value === undefined && named.length === 0) return undefined;
  return setting.read(parts === 'words' ? words(named, setting.default, value) : names(named, value));
}

/** The list that results from the entries of its words; `order` is the last list that was written as a whole. */
function words(named: ReturnType<typeof namedIn>, base: unknown, order: unknown): readonly unknown[] {
  const chosen = new Map(named.map(([word, entry]) => [word, valueOf(entry) === true]));
  const first: readonly unknown[] = Array.isArray(base)
    ? base.filter((word) => chosen.get(String(word)) !== false)
    : [];
  const more = named
    .toSorted(([one, { at }], [other, { at: otherAt }]) => at - otherAt || (one < other ? -1 : 1))
    .map(([word]) => word)
    .filter((word) => chosen.get(word) === true && !first.includes(word));
  return sortedBy([...first, ...more], order);
}

/** Sorts by an order; unknown ones come last. */
export function sortedBy<T>(all: readonly T[], order: unknown): readonly T[] {
  const wanted: readonly unknown[] = Array.isArray(order) ? order : [];
  const placeOf = (word: T) => (wanted.includes(word) ? wanted.indexOf(word) : wanted.length);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function names(named: ReturnType<typeof namedIn>, base: unknown): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>(isPlainObject(base) ? Object.entries(base) : []);
  for (const [name, entry] of named) {
    if (entry.value === '') values.delete(name);
    else values.set(name, valueOf(entry));
  }
  return Object.fromEntries(values);
}

/** The entries with a setting changed to this value; the same object when it already has it. */
export function withValue(entries: Entries, change: Change): Entries {
  const { key, setting, at } = change;
  const wanted = setting.read(change.value);
  const present = valueIn(entries, key, setting);
  if (isSame(wanted, present)) return entries;
  if (wanted === undefined || partsOf(setting) === 'whole')
    return setEntry(entries, key, { at, value: wanted });
  const withParts =
    partsOf(setting) === 'words'
      ? withWords(entries, { ...change, value: wanted }, present ?? setting.default)
      : withNames(entries, { ...change, value: wanted }, present ?? setting.default);
  // The order of words is one value: the latest change counts.
  if (isSame(valueIn(withParts, key, setting), wanted)) return withParts;
  return setEntry(withParts, key, { at, value: wanted });
}

function withWords(entries: Entries, { key, value, at }: Change, present: unknown): Entries {
  const before: readonly unknown[] = Array.isArray(present) ? present : [];
  const after: readonly unknown[] = Array.isArray(value) ? value : [];
  const changed = [
    ...before.filter((word) => !after.includes(word)).map((word) => [word, false] as const),
    ...after.filter((word) => !before.includes(word)).map((word) => [word, true] as const),
  ];
  return changed.reduce(
    (all, [word, on]) => setEntry(all, `${key}/${String(word)}`, { at, value: on }),
    entries,
  );
}

function withNames(entries: Entries, { key, value, at }: Change, present: unknown): Entries {
  const before: Readonly<Record<string, unknown>> = isPlainObject(present) ? present : {};
  const after: Readonly<Record<string, unknown>> = isPlainObject(value) ? value : {};
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  return changed.reduce((all, name) => setEntry(all, `${key}/${name}`, { at, value: after[name] }), entries);
}

/** Whether two values are equal as JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return sortedJson(one) === sortedJson(other);
}
