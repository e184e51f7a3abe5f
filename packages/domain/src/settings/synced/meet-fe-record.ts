import { isPlainObject } from '../plain-object';
import type { Entries } from './entries';
import { firstFlags, mergeFlags, resetFlags } from './fe-flags';
import type { FePlace } from './fe-places';
import { FE_VERSION, type FeRecord } from './fe-record';
import { meetCollection } from './meet-collection';
import { meetSimple } from './meet-simple';
import { isSame } from './setting-entries';

export interface Meeting {
  /** As the server has it; null where it has none that is valid. */
  live: FeRecord | null;
  /** As this device read or wrote it last. */
  known: FeRecord | null;
  /** What was set with us. */
  entries: Entries;
  places: readonly FePlace[];
  user: string;
  /** When the account was made. */
  createdAt: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Met {
  /** What the server should have; null where nobody needs such a record. */
  record: FeRecord | null;
  /** With what was learned from the record about the same things. */
  entries: Entries;
  /** The server has something else. */
  isBehind: boolean;
}

/**
 * Pleroma-FE's record and what was set with us become one. Its own values are the ground; over it lie the changes
 * that were made with us, each until the record tells of a later one about the same thing. So nothing is lost when
 * somebody there wrote over what they had not read.
 */
export function meetFeRecord(meeting: Meeting): Met {
  const { live, known, entries, places, user, now } = meeting;
  const ground = live ?? known ?? (hasEntries(entries, places) ? emptyRecord(meeting) : null);
  if (ground === null) return { record: null, entries, isBehind: false };
  const flags =
    live !== null && known !== null && !isCommand(live) ? mergeFlags(live.flags, known.flags) : ground.flags;
  const start: Met = { record: { ...ground, flags: resetFlags(flags) }, entries, isBehind: false };
  const { record, entries: learned } = places.reduce((met: Met, place) => {
    if (met.record === null) return met;
    const meet = place.kind === 'simple' ? meetSimple : meetCollection;
    return {
      ...met,
      ...meet({ place, record: met.record, entries: met.entries, known: live && known, now }),
    };
  }, start);
  const isBehind = live === null || record === null || !isSame(contents(record), contents(live));
  if (record === null || !isBehind) return { record: live, entries: learned, isBehind: false };
  return { record: { ...record, user, version: FE_VERSION, timestamp: now }, entries: learned, isBehind };
}

const isCommand = ({ flags }: FeRecord): boolean => (flags['reset'] ?? 0) > 0;

function hasEntries(entries: Entries, places: readonly FePlace[]): boolean {
  return Object.keys(entries).some((path) =>
    places.some(({ key }) => path === key || path.startsWith(`${key}/`)),
  );
}

function emptyRecord({ user, createdAt, now, places }: Meeting): FeRecord {
  const usual = (wanted: FePlace['kind']) =>
    Object.fromEntries(
      places.filter(({ kind }) => kind === wanted).map(({ name, setting }) => [name, setting.default]),
    );
  return {
    user,
    timestamp: now,
    version: FE_VERSION,
    flags: firstFlags(createdAt),
    simple: usual('simple'),
    collections: usual('collections'),
    journal: [],
    others: {},
    otherPrefs: {},
  };
}

function contents({ flags, simple, collections, journal }: FeRecord): unknown {
  return { flags, simple, collections, journal };
}

/** The value of a setting in the record; undefined where it is the usual one. */
export function valueInFe(record: FeRecord | null, { kind, name, setting }: FePlace): unknown {
  const all: unknown = record?.[kind];
  const value = isPlainObject(all) ? setting.read(all[name]) : undefined;
  return isSame(value, setting.default) ? undefined : value;
}
