import { isPlainObject } from '../plain-object';

/** One thing that was set, and when: the later one holds, wherever it was set. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  /** JSON of the value; empty for none of one's own. Text, because servers merge objects into each other. */
  value: string;
}

/**
 * All that was ever set, by path: the key of a setting, or `key/name` for one word of a list and one name of a
 * record. Two devices that change different things never meet in one path.
 */
export type Entries = Readonly<Record<string, Entry>>;

/** When something was chosen that has no date: before all that has one. */
export const LONG_AGO = 1;

/** The last moment that a clock can tell. */
const LAST_MOMENT = 8.64e15;

/**
 * What is dated beyond all clocks has no date. The same on every device, whenever it is read: else two would never
 * agree, and nobody could choose anything else any more.
 */
export function readMoment(at: number): number {
  return at > LAST_MOMENT ? LONG_AGO : at;
}

/** Entries as a server or a storage has them; what is none is left out. */
export function readEntries(value: unknown): Entries {
  if (!isPlainObject(value)) return {};
  const read = Object.entries(value).flatMap(([path, entry]): [string, Entry][] => {
    if (!isPlainObject(entry) || path.startsWith('_')) return [];
    const { at, value: text } = entry;
    return typeof at === 'number' && at > 0 && typeof text === 'string' && isJson(text)
      ? [[path, { at: readMoment(at), value: text }]]
      : [];
  });
  return Object.fromEntries(read);
}

function isJson(text: string): boolean {
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Whether the first one holds against the second. What was set in the same moment is told apart by its text. */
function holds(entry: Entry, other: Entry | undefined): boolean {
  if (other === undefined || entry.at !== other.at) return other === undefined || entry.at > other.at;
  return entry.value > other.value;
}

/** In any order and however often: the same comes out on every device. */
export function mergeEntries(some: Entries, others: Entries): Entries {
  const late = newerIn(others, some);
  return Object.keys(late).length === 0 ? some : { ...some, ...late };
}

/** What is to be told to somebody who has only the others. */
export function newerIn(some: Entries, others: Entries): Entries {
  return Object.fromEntries(
    Object.entries(some).filter(([path, entry]) => holds(entry, ownOf(others, path))),
  );
}

/** The entry at a path that may have the name of anything. */
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

/** A value of one's own at a path, later than whatever stood there, also where this clock is behind. */
export function setEntry(
  entries: Entries,
  path: string,
  { at, value }: { at: number; value: unknown },
): Entries {
  const before = ownOf(entries, path);
  const later = before === undefined ? at : Math.max(at, before.at + 1);
  return { ...entries, [path]: { at: later, value: value === undefined ? '' : JSON.stringify(value) } };
}

/** What was set; undefined for none of one's own. */
export function valueOf({ value }: Entry): unknown {
  return value === '' ? undefined : JSON.parse(value);
}
