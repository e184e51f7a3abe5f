import { type Entries, ownOf, valueOf } from '../settings/entries';
import { type FePlace, type FeRecord, type JournalEntry, pathOf } from './fe-record';

/** One value of the record, and our entries. */
export interface MergeInput {
  place: FePlace;
  record: FeRecord;
  entries: Entries;
  /** The record as this device knew it, if the server has another one now. */
  known: FeRecord | null;
  now: number;
}

export interface MergedPlace {
  record: FeRecord;
  entries: Entries;
}

/** Merges a plain value: the latest change counts. */
export function mergeSimple({ place, record, entries }: MergeInput): MergedPlace {
  const { key, name, setting } = place;
  const path = pathOf(place);
  const last = lastSet(record, place);
  const mine = ownOf(entries, key);
  const given = record.simple[name];
  const stored = given === undefined ? setting.default : readPlain(place, given);
  const inSimple = (value: unknown) =>
    value === stored ? record : { ...record, simple: { ...record.simple, [name]: value } };

  if (mine === undefined || (last !== undefined && last.timestamp > mine.at)) {
    const value = readPlain(place, last?.args[0]) ?? stored ?? setting.default;
    const learned = { at: last?.timestamp ?? 0, value: JSON.stringify(value) };
    return {
      record: inSimple(value),
      entries: mine === undefined ? entries : { ...entries, [key]: learned },
    };
  }
  const value = setting.read(valueOf(mine)) ?? setting.default;
  if (value === stored && last?.timestamp === mine.at) return { record, entries };
  const others = record.journal.filter((entry) => entry.path !== path);
  const entry = { operation: 'set', path, args: [value], timestamp: mine.at };
  return { record: { ...inSimple(value), journal: [...others, entry] }, entries };
}

/** Only flags and numbers are plain values. */
function readPlain({ setting }: FePlace, value: unknown): unknown {
  return typeof value === 'boolean' || typeof value === 'number' ? setting.read(value) : undefined;
}

function lastSet({ journal }: FeRecord, place: FePlace): JournalEntry | undefined {
  return journal
    .filter(({ path, operation, args }) => {
      const isMeant = path === pathOf(place) && operation === 'set';
      return isMeant && readPlain(place, args[0]) !== undefined;
    })
    .toSorted((one, other) => one.timestamp - other.timestamp)
    .at(-1);
}
