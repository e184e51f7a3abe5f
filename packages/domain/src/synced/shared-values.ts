import type { OwnAccount } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { RecordStorage } from '../kernel/environment';
import { recordsNamed, type AccountRecords } from '../kernel/records';
import { type Entries, EARLIEST_TIME, mergeEntries, newerIn } from '../settings/entries';
import type { Settings } from '../settings/settings';
import { type DeviceRecord, readDeviceRecord, syncedRecord, writeDeviceRecord } from './device-record';
import { mergeFeRecord } from './merge-fe-record';
import { createPageValues } from './page-values';
import { readStore } from './settings-on-server';
import { SYNCED_RECORD, VALUES_RECORD } from './stored-values';
import { hasWritten, places, syncedKeys, entriesWithChanges } from './synced-values';

/**
 * The record is stored among the drafts of posts, so that it is kept and removed with them; none of those has this
 * name.
 */
function nameOf(id: string): string {
  return `${recordsNamed(id).prefix('draft')}settings`;
}

/** Settings of an account that has signed out of this browser, if they may be stored nowhere else. */
const asideRecord = {
  read(storage: RecordStorage, id: string): DeviceRecord | null {
    const record = readDeviceRecord(storage.read(nameOf(id)));
    return record?.account === id ? record : null;
  },
  /** False when it could not be stored. */
  write: (storage: RecordStorage, record: DeviceRecord): boolean =>
    storage.write(nameOf(record.account), writeDeviceRecord(record)),
  remove: (storage: RecordStorage, id: string): void => storage.remove(nameOf(id)),
};

interface SharedValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when storage has no room for the settings. */
  onError: () => void;
}

/** The synced settings of this page: what all tabs and devices of an account share. Does not send anything. */
export interface SharedValues {
  /** Null while there is no viewer with synced settings. */
  record(): DeviceRecord | null;
  /** Begins with the settings of this account, including those that were put aside when it signed out. */
  enter(records: Pick<AccountRecords, 'id'>): void;
  /** Called when the server stores no settings: those of this browser are the only ones. */
  markLocalOnly(): void;
  /** The server's entries at the last read; null where it stores none of ours. */
  onServer: Pick<Cell<Entries | null>, 'get' | 'subscribe'>;
  /** Whether something that the viewer wrote is stored only in this browser. */
  hasLocalOnly(): boolean;
  /** Stores what the server may lack under this account's name, for its next sign-in. */
  putAside(): void;
  /** Removes settings that hold the viewer's own words, or puts them aside; others stay as they are. */
  leave(how?: { putsAside: boolean }): void;
  /** Notes changes on this page. True when there were any. */
  collect(): boolean;
  /** Notes changes in any tab of this browser. True when there were any. */
  collectAll(): boolean;
  /** Merges the server's settings. True when the server lacks something. */
  mergeFromServer(account: Pick<OwnAccount, 'fqn' | 'createdAt' | 'settingsStore'>): boolean;
  /** Changes that the server may not have. */
  unsent(): Entries;
  /** Applies a record that another tab wrote. The changes in it are collected a moment later. */
  readRecord(name: string): void;
  /** Applies what other tabs stored before this one listened. */
  catchUp(): void;
}

/** Removes what somebody wrote who has signed out while no page could do so. */
export function removeLeftValues({
  settings,
  storage,
}: Pick<SharedValuesOptions, 'settings' | 'storage'>): void {
  if (syncedRecord.read(storage) === null) return;
  syncedRecord.remove(storage);
  createPageValues({ settings, storage }).dropWritten();
}

export function createSharedValues({ settings, storage, now, onError }: SharedValuesOptions): SharedValues {
  const page = createPageValues({ settings, storage });
  const { apply } = page;
  let record: DeviceRecord | null = null;
  /** The pinned settings at the last collection of changes. */
  let keptHere = settings.own.get()['keptHere'];
  /** The server's entries at the last read; null where it stores none of ours. */
  const onServer = createCell<Entries | null>({});
  /** Whether the record of this account is in storage. */
  let isStored = false;

  /** Adds entries that other tabs have stored. */
  function withStored(known: DeviceRecord): DeviceRecord {
    const stored = syncedRecord.read(storage);
    const others = stored?.account === known.account ? stored.entries : {};
    return { ...known, entries: mergeEntries(known.entries, others) };
  }

  function store(next: DeviceRecord): void {
    record = withStored(next);
    // The values first: a tab that starts in between must not take older ones for a change.
    const isApplied = apply(record);
    isStored = syncedRecord.write(storage, record);
    if (!isApplied || !isStored) onError();
  }

  /** Whether the account has signed out in another tab, unknown to this one: the present values are not its choice. */
  function hasLeft({ account }: DeviceRecord): boolean {
    return isStored && syncedRecord.read(storage)?.account !== account;
  }

  function chosenSince(known: DeviceRecord, at: number): Entries {
    const own = settings.own.get();
    return entriesWithChanges(own, known, { keys: syncedKeys(own), at });
  }

  function collect(): boolean {
    if (page.isApplying() || record === null || hasLeft(record)) return false;
    // Entries of another tab must not count as new changes.
    record = withStored(record);
    // Settings that are no longer pinned get the synced value, if there is one.
    const own = settings.own.get();
    const before = syncedKeys({ keptHere });
    keptHere = own['keptHere'];
    const unpinned = syncedKeys(own).filter((key) => !before.includes(key));
    if (unpinned.length > 0 && !apply(record, unpinned)) onError();
    const entries = chosenSince(record, now());
    const isChosen = entries !== record.entries;
    if (isChosen) store({ ...record, entries });
    return isChosen;
  }

  /** Applies the values of other tabs first: otherwise they would count as new changes of this one. */
  function collectAll(): boolean {
    if (record !== null && !hasLeft(record)) page.catchUp();
    return collect();
  }

  const unsent = (): Entries =>
    record === null ? {} : newerIn(record.entries, onServer.get() ?? record.entries);

  function putAside(known: DeviceRecord): void {
    if (!asideRecord.write(storage, known)) onError();
  }

  function putAsideUnsent(): void {
    if (record !== null && (onServer.get() === null || Object.keys(unsent()).length > 0)) putAside(record);
  }

  /**
   * The entries to begin with: values from before signing in count for the account, unless it has chosen others
   * elsewhere. When there are no values at all, nothing was chosen.
   */
  function initialEntries(known: DeviceRecord, isSameAccount: boolean): Entries {
    return page.isStored() ? chosenSince(known, isSameAccount ? now() : EARLIEST_TIME) : known.entries;
  }

  return {
    record: () => record,
    catchUp: page.catchUp,
    enter({ id: account }) {
      const stored = syncedRecord.read(storage);
      page.catchUp();
      keptHere = settings.own.get()['keptHere'];
      const isSameAccount = stored?.account === account;
      // Another account left without signing out, as after an expired session: what it wrote is put aside like a draft.
      if (stored !== null && !isSameAccount) putAside(stored);
      const known = isSameAccount ? stored : { account, entries: {}, fe: null };
      onServer.set(known.entries);
      // Values of another account don't count for this one.
      const entries = isSameAccount || stored === null ? initialEntries(known, isSameAccount) : known.entries;
      const aside = asideRecord.read(storage, account);
      store({
        ...known,
        entries: mergeEntries(entries, aside?.entries ?? {}),
        fe: known.fe ?? aside?.fe ?? null,
      });
      if (isStored && aside !== null) asideRecord.remove(storage, account);
    },
    markLocalOnly: () => onServer.set(null),
    onServer,
    hasLocalOnly: () => record !== null && onServer.get() === null && hasWritten(settings.own.get()),
    putAside: putAsideUnsent,
    leave({ putsAside } = { putsAside: false }) {
      if (record === null) return;
      const isGone = hasLeft(record);
      const stored = syncedRecord.read(storage);
      if (putsAside && !isGone) putAsideUnsent();
      record = null;
      onServer.set({});
      isStored = false;
      page.catchUp();
      // In another tab somebody else has signed in already: the record is theirs.
      if (stored !== null && isGone) return;
      syncedRecord.remove(storage);
      page.dropWritten();
    },
    collect,
    collectAll,
    mergeFromServer({ fqn, createdAt, settingsStore }) {
      // Collects changes of this browser first: otherwise they would be taken for changes from elsewhere.
      collectAll();
      if (record === null || hasLeft(record)) return false;
      const { entries, fe, isNewerVersion } = readStore(settingsStore);
      onServer.set(isNewerVersion.ours ? null : entries);
      const merged = mergeFeRecord({
        live: fe,
        known: record.fe,
        entries: mergeEntries(record.entries, entries),
        places: isNewerVersion.theirs ? [] : places,
        user: fqn,
        createdAt,
        now: now(),
      });
      store({ ...record, entries: merged.entries, fe: merged.record });
      const isMissing = Object.keys(newerIn(merged.entries, entries)).length > 0;
      return (isMissing && !isNewerVersion.ours) || (merged.isBehind && !isNewerVersion.theirs);
    },
    unsent,
    readRecord(name) {
      const isOurs = name === VALUES_RECORD || name === SYNCED_RECORD;
      if (!isOurs || (record !== null && hasLeft(record))) return;
      page.catchUp();
      const stored = name === SYNCED_RECORD ? syncedRecord.read(storage) : null;
      if (record === null || stored?.account !== record.account) return;
      record = { ...record, fe: stored.fe };
      if (!collect()) store(record);
    },
  };
}
