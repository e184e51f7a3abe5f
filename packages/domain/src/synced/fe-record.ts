import { isPlainObject } from '../kernel/json-record';
import { readTime } from '../settings/entries';
import type { PlacedSetting } from '../settings/list/placed';

/** The version of the record that this application can read and write. */
export const FE_VERSION = 1;

/** One change in Pleroma-FE's journal. `reorderCollection` is written as `arrangeCollection`. */
export interface JournalEntry {
  operation: string;
  /** `simple.collapseNav`, `collections.pinnedNavItems` and the like. */
  path: string;
  args: readonly unknown[];
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * Pleroma-FE's record of synced settings: flags whose numbers only grow, plain values, lists, and a journal of changes.
 */
export interface FeRecord {
  user: string;
  timestamp: number;
  version: number;
  flags: Readonly<Record<string, number>>;
  simple: Readonly<Record<string, unknown>>;
  collections: Readonly<Record<string, unknown>>;
  journal: readonly JournalEntry[];
  /** Unknown parts of the record, which are written back unchanged. */
  others: Readonly<Record<string, unknown>>;
  otherPrefs: Readonly<Record<string, unknown>>;
}

const objectOf = (value: unknown) => (isPlainObject(value) ? value : {});

/** Reads the record of the server or of a cache; null when it is invalid. */
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

/** The record in the form of the settings store. */
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

/** Leaves out invalid entries, and those that would change internal properties. */
function readJournal(value: unknown): readonly JournalEntry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): JournalEntry[] => {
    if (!isPlainObject(entry)) return [];
    const { operation, path, args, timestamp } = entry;
    if (typeof operation !== 'string' || typeof path !== 'string' || path.startsWith('_')) return [];
    if (!Array.isArray(args) || typeof timestamp !== 'number') return [];
    return [{ operation, path, args, timestamp: readTime(timestamp) }];
  });
}

/** A setting of ours that Pleroma-FE also has in its record. */
export interface FePlace {
  key: string;
  setting: PlacedSetting<unknown>;
  /** Its name in `simple` or `collections`. */
  name: string;
  kind: 'simple' | 'collections';
}

/** Finds the settings that are in Pleroma-FE's record, and where. */
export function fePlaces(settings: Readonly<Record<string, PlacedSetting<unknown>>>): readonly FePlace[] {
  return Object.entries(settings).flatMap(([key, setting]): FePlace[] => {
    const [, kind, name] = setting.pleromaFe?.match(/^prefsStorage\.(simple|collections)\.(\w+)$/) ?? [];
    if (name === undefined) return [];
    return [{ key, setting, name, kind: kind === 'simple' ? 'simple' : 'collections' }];
  });
}

export const pathOf = ({ kind, name }: FePlace): string => `${kind}.${name}`;
