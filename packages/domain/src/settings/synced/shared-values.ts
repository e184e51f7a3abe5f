import type { OwnAccount } from '@linnet/api';
import type { RecordStorage } from '../../environment';
import { isPlainObject } from '../plain-object';
import { readJson } from '../read-json';
import type { RawValues, Settings } from '../settings';
import { type DeviceRecord, syncedRecord } from './device-record';
import { type Entries, LONG_AGO, mergeEntries, newerIn } from './entries';
import { meetFeRecord } from './meet-fe-record';
import { sameParts } from './same-parts';
import { readStore } from './settings-on-server';
import { places, syncedKeys, withChosen, withoutWritten, withShared } from './synced-values';

/** Under which `Settings` keeps the values of this device. */
const VALUES = 'linnet-settings';

interface SharedValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Storage has no room for what was chosen or learned. */
  onRefused: () => void;
}

/** The settings of this page as what all pages and devices of a person have. Knows nothing of how they meet. */
export interface SharedValues {
  /** Null as long as nobody reads whose settings are shared. */
  record(): DeviceRecord | null;
  enter(account: OwnAccount): void;
  leave(): void;
  /** Notes what was chosen here. True when something was. */
  collect(): boolean;
  /** Takes over what the server has. True when the server lacks something. */
  learn(account: Pick<OwnAccount, 'fqn' | 'createdAt' | 'settingsStore'>): boolean;
  /** What was chosen and the server is not known to have. */
  unsent(): Entries;
  /** Another page of this browser wrote a record. */
  hear(name: string): void;
  /** Takes over what other pages have kept before this one listened. */
  catchUp(): void;
}

export function createSharedValues({ settings, storage, now, onRefused }: SharedValuesOptions): SharedValues {
  let record: DeviceRecord | null = null;
  /** The settings of this page are being brought into step: what changes then was not chosen here. */
  let isFollowing = false;
  let keptHere = settings.own.get()['keptHere'];
  /** What the server had when it was read last. Null where it takes nothing of ours. */
  let onServer: Entries | null = {};

  function show(own: RawValues): void {
    isFollowing = true;
    settings.own.set(own);
    isFollowing = false;
    keptHere = own['keptHere'];
  }

  /** What another page of this browser has kept. That it is gone or damaged was nobody’s choice. */
  function catchUp(): void {
    const kept = readJson(storage.read(VALUES) ?? '');
    if (isPlainObject(kept)) show(sameParts(settings.own.get(), kept));
  }

  /** The values of this page with those of all devices; false when they could not be kept. */
  function follow(known: DeviceRecord, keys = syncedKeys(settings.own.get())): boolean {
    const own = settings.own.get();
    const next = withShared(own, known, keys);
    if (next === own) return true;
    show(next);
    return storage.write(VALUES, JSON.stringify(next));
  }

  function keep(next: DeviceRecord): void {
    const stored = syncedRecord.read(storage);
    const others = stored?.account === next.account ? stored.entries : {};
    record = { ...next, entries: mergeEntries(next.entries, others) };
    // The values first: a page that begins between the two must not take older ones for a choice.
    const isFollowed = follow(record);
    const isKept = syncedRecord.write(storage, record);
    if (!isFollowed || !isKept) onRefused();
  }

  function note(known: DeviceRecord, at: number): boolean {
    const own = settings.own.get();
    const entries = withChosen(own, known, { keys: syncedKeys(own), at });
    if (entries !== known.entries) keep({ ...known, entries });
    return entries !== known.entries;
  }

  return {
    record: () => record,
    catchUp,
    enter(account) {
      const stored = syncedRecord.read(storage);
      catchUp();
      const isTheirs = stored?.account === account.id;
      record = isTheirs ? stored : { account: account.id, entries: {}, fe: null };
      // What was chosen before somebody signed in is theirs, unless they have chosen something elsewhere; what
      // another person chose is not.
      if (storage.read(VALUES) === null) follow(record);
      else if (isTheirs) note(record, now());
      else if (stored === null) note(record, LONG_AGO);
    },
    leave() {
      if (record === null) return;
      record = null;
      onServer = {};
      syncedRecord.remove(storage);
      const own = settings.own.get();
      const left = withoutWritten(own, syncedKeys(own));
      show(left);
      storage.write(VALUES, JSON.stringify(left));
    },
    collect() {
      if (isFollowing || record === null) return false;
      // What is no longer kept here alone is as on the other devices, if it is anything there.
      const own = settings.own.get();
      const before = syncedKeys({ keptHere });
      keptHere = own['keptHere'];
      const freed = syncedKeys(own).filter((key) => !before.includes(key));
      if (freed.length > 0 && !follow(record, freed)) onRefused();
      return note(record, now());
    },
    learn({ fqn, createdAt, settingsStore }) {
      if (record === null) return false;
      const { entries, fe, isOfTomorrow } = readStore(settingsStore);
      onServer = isOfTomorrow.ours ? null : entries;
      const met = meetFeRecord({
        live: fe,
        known: record.fe,
        entries: mergeEntries(record.entries, entries),
        places: isOfTomorrow.theirs ? [] : places,
        user: fqn,
        createdAt,
        now: now(),
      });
      keep({ ...record, entries: met.entries, fe: met.record });
      const isMissing = Object.keys(newerIn(met.entries, entries)).length > 0;
      return (isMissing && !isOfTomorrow.ours) || (met.isBehind && !isOfTomorrow.theirs);
    },
    unsent: () => (record === null || onServer === null ? {} : newerIn(record.entries, onServer)),
    hear(name) {
      if (name === VALUES) catchUp();
      const stored = name === syncedRecord.name ? syncedRecord.read(storage) : null;
      if (record !== null && stored?.account === record.account) keep({ ...stored, entries: record.entries });
    },
  };
}
