import { isPlainObject, readJson } from '../kernel/json-record';

/** One value with the time of its change: the latest counts, whichever device it is from. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  /** JSON of the value; empty for no own value. A text, since servers merge objects into each other. */
  value: string;
}

/**
 * All changes, by path: the key of a setting, or `key/name` for one word of a list or one name of a record. Two devices
 * that change different things never use the same path.
 */
export type Entries = Readonly<Record<string, Entry>>;

/** The time of a value whose time is unknown: before all others. */
export const EARLIEST_TIME = 1;

/** The greatest time that a `Date` can have. */
const LATEST_TIME = 8.64e15;

/**
 * The valid time of an entry: one beyond all dates counts as none. The result does not depend on the present time:
 * otherwise two devices would never agree, and no later change would count.
 */
export function readTime(at: number): number {
  return at > LATEST_TIME ? EARLIEST_TIME : at;
}

/** Reads entries of the server or of storage; invalid ones are left out. */
export function readEntries(value: unknown): Entries {
  if (!isPlainObject(value)) return {};
  const read = Object.entries(value).flatMap(([path, entry]): [string, Entry][] => {
    if (!isPlainObject(entry) || path.startsWith('_')) return [];
    const { at, value: text } = entry;
    return typeof at === 'number' && at > 0 && typeof text === 'string' && isJson(text)
      ? [[path, { at: readTime(at), value: text }]]
      : [];
  });
  return Object.fromEntries(read);
}

function isJson(text: string): boolean {
  return text === '' || readJson(text) !== undefined;
}

/** Whether the first entry wins against the second. Entries of the same time are compared by their text. */
function isAtLeast(entry: Entry, other: Entry | undefined): boolean {
  if (other === undefined || entry.at !== other.at) return other === undefined || entry.at > other.at;
  return entry.value > other.value;
}

/** Merges entries: in any order and however often, the result is the same on every device. */
export function mergeEntries(some: Entries, others: Entries): Entries {
  const newer = newerIn(others, some);
  return Object.keys(newer).length === 0 ? some : { ...some, ...newer };
}

/** The entries that the others lack, or have in an older version. */
export function newerIn(some: Entries, others: Entries): Entries {
  return Object.fromEntries(
    Object.entries(some).filter(([path, entry]) => isAtLeast(entry, ownOf(others, path))),
  );
}

/** The entry at a path, which may be the name of an inherited property. */
export function ownOf(entries: Entries, path: string): Entry | undefined {
  return Object.hasOwn(entries, path) ? entries[path] : undefined;
}

/** The entries below a key by their names. */
export function namedIn(entries: Entries, key: string): readonly (readonly [name: string, entry: Entry])[] {
  const start = `${key}/`;
  return Object.entries(entries)
    .filter(([path]) => path.startsWith(start))
    .map(([path, entry]) => [path.slice(start.length), entry]);
}

/** Sets an own value at a path, later than the entry before, even if this clock is behind. */
export function setEntry(
  entries: Entries,
  path: string,
  { at, value }: { at: number; value: unknown },
): Entries {
  const before = ownOf(entries, path);
  const later = before === undefined ? at : Math.max(at, before.at + 1);
  return { ...entries, [path]: { at: later, value: value === undefined ? '' : JSON.stringify(value) } };
}

/** The value of an entry; undefined for no own value. */
export function valueOf({ value }: Entry): unknown {
  return value === '' ? undefined : JSON.parse(value);
}
