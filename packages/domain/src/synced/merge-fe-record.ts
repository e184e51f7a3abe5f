import { isPlainObject } from '../kernel/json-record';
import type { Entries } from '../settings/entries';
import { isSame } from '../settings/setting-entries';
import { initialFlags, mergeFlags, resetFlags } from './fe-flags';
import { FE_VERSION, type FePlace, type FeRecord } from './fe-record';
import { mergeList } from './merge-list';
import { mergeSimple } from './merge-simple';

export interface FeMergeInput {
  /** The server's record; null where it has none that is valid. */
  live: FeRecord | null;
  /** The record as this device last read or wrote it. */
  known: FeRecord | null;
  /** Our entries. */
  entries: Entries;
  places: readonly FePlace[];
  user: string;
  /** When the account was created. */
  createdAt: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface MergedFe {
  /** The record that the server should have; null where no such record is needed. */
  record: FeRecord | null;
  /** Our entries, with later changes of the record. */
  entries: Entries;
  /** Whether the server has a different record. */
  isBehind: boolean;
}

/**
 * Merges Pleroma-FE's record with our entries. Its values are the base, over which our changes are applied, each until
 * the record has a later change of the same thing. So nothing is lost when a client overwrites what it has not read.
 */
export function mergeFeRecord(input: FeMergeInput): MergedFe {
  const { live, known, entries, places, user, now } = input;
  const base = live ?? known ?? (hasEntries(entries, places) ? emptyRecord(input) : null);
  if (base === null) return { record: null, entries, isBehind: false };
  const flags =
    live !== null && known !== null && !isCommand(live) ? mergeFlags(live.flags, known.flags) : base.flags;
  const start: MergedFe = { record: { ...base, flags: resetFlags(flags) }, entries, isBehind: false };
  const { record, entries: mergedEntries } = places.reduce((merged: MergedFe, place) => {
    if (merged.record === null) return merged;
    const merge = place.kind === 'simple' ? mergeSimple : mergeList;
    return {
      ...merged,
      ...merge({ place, record: merged.record, entries: merged.entries, known: live && known, now }),
    };
  }, start);
  const isBehind = live === null || record === null || !isSame(contents(record), contents(live));
  if (record === null || !isBehind) return { record: live, entries: mergedEntries, isBehind: false };
  return {
    record: { ...record, user, version: FE_VERSION, timestamp: now },
    entries: mergedEntries,
    isBehind,
  };
}

const isCommand = ({ flags }: FeRecord): boolean => (flags['reset'] ?? 0) > 0;

function hasEntries(entries: Entries, places: readonly FePlace[]): boolean {
  return Object.keys(entries).some((path) =>
    places.some(({ key }) => path === key || path.startsWith(`${key}/`)),
  );
}

function emptyRecord({ user, createdAt, now, places }: FeMergeInput): FeRecord {
  const defaults = (wanted: FePlace['kind']) =>
    Object.fromEntries(
      places.filter(({ kind }) => kind === wanted).map(({ name, setting }) => [name, setting.default]),
    );
  return {
    user,
    timestamp: now,
    version: FE_VERSION,
    flags: initialFlags(createdAt),
    simple: defaults('simple'),
    collections: defaults('collections'),
    journal: [],
    others: {},
    otherPrefs: {},
  };
}

function contents({ flags, simple, collections, journal }: FeRecord): unknown {
  return { flags, simple, collections, journal };
}

/** The value of a setting in the record; undefined where it is the default. */
export function valueInFe(record: FeRecord | null, { kind, name, setting }: FePlace): unknown {
  const all: unknown = record?.[kind];
  const value = isPlainObject(all) ? setting.read(all[name]) : undefined;
  return isSame(value, setting.default) ? undefined : value;
}
