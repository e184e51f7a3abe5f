import { isPlainObject } from '../plain-object';
import { readMoment } from './entries';

/** The form of the record that we know. */
export const FE_VERSION = 1;

/** One change that Pleroma-FE noted beside the values. `reorderCollection` is written as `arrangeCollection`. */
export interface JournalEntry {
  operation: string;
  /** `simple.collapseNav`, `collections.pinnedNavItems` and the like. */
  path: string;
  args: readonly unknown[];
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** What Pleroma-FE keeps for a person on every device: flags that only rise, plain values, lists, and a journal. */
export interface FeRecord {
  user: string;
  timestamp: number;
  version: number;
  flags: Readonly<Record<string, number>>;
  simple: Readonly<Record<string, unknown>>;
  collections: Readonly<Record<string, unknown>>;
  journal: readonly JournalEntry[];
  /** Parts of it that nobody here knows. */
  others: Readonly<Record<string, unknown>>;
  otherPrefs: Readonly<Record<string, unknown>>;
}

const objectOf = (value: unknown) => (isPlainObject(value) ? value : {});

/** The record as a server or a cache has it; null when it counts as none. */
export function readFeRecord(value: unknown): FeRecord | null {
  if (!isPlainObject(value)) return null;
  const { _user, _timestamp, _version, flagStorage, prefsStorage, ...others } = value;
  if (typeof _timestamp !== 'number' || !(_timestamp > 0)) return null;
  if (typeof _version !== 'number' || !(_version > 0)) return null;
  const { _journal, simple, collections, ...otherPrefs } = objectOf(prefsStorage);
  return {
    user: typeof _user === 'string' ? _user : '',
    timestamp: _timestamp,
    version: _version,
    flags: readFlags(flagStorage),
    simple: objectOf(simple),
    collections: objectOf(collections),
    journal: readJournal(_journal),
    others,
    otherPrefs,
  };
}

/** As it goes into the settings store. */
export function writeFeRecord(record: FeRecord): Readonly<Record<string, unknown>> {
  const { user, timestamp, version, flags, simple, collections, journal } = record;
  return {
    ...record.others,
    _user: user,
    _timestamp: timestamp,
    _version: version,
    flagStorage: flags,
    prefsStorage: { ...record.otherPrefs, _journal: journal, simple, collections },
  };
}

function readFlags(value: unknown): Readonly<Record<string, number>> {
  const flags = Object.entries(objectOf(value)).map(([name, count]) => [name, Number(count) || 0] as const);
  return { updateCounter: 0, reset: 0, ...Object.fromEntries(flags) };
}

/** Entries that lack something, and such that would change what is nobody's to change, are left out. */
function readJournal(value: unknown): readonly JournalEntry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): JournalEntry[] => {
    if (!isPlainObject(entry)) return [];
    const { operation, path, args, timestamp } = entry;
    if (typeof operation !== 'string' || typeof path !== 'string' || path.startsWith('_')) return [];
    if (!Array.isArray(args) || typeof timestamp !== 'number') return [];
    return [{ operation, path, args, timestamp: readMoment(timestamp) }];
  });
}
