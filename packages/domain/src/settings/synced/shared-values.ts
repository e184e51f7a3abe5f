import type { AccountId, OwnAccount } from '@linnet/api';
import { type Cell, createCell } from '../../cell';
import type { RecordStorage } from '../../environment';
import type { Settings } from '../settings';
import { type DeviceRecord, syncedRecord, readDeviceRecord, writeDeviceRecord } from './device-record';
import { type Entries, LONG_AGO, mergeEntries, newerIn } from './entries';
import { meetFeRecord } from './meet-fe-record';
import { createPageValues, VALUES } from './page-values';
import { readStore } from './settings-on-server';
import { hasWritten, places, syncedKeys, withChosen } from './synced-values';
import { draftsPrefix } from '../../drafts/drafts-record';

/** Among the drafts of posts, so that it stays and goes with them; none of those has this name. */
function nameOf(account: AccountId): string {
  return `${draftsPrefix(account)}settings`;
}

/** The settings of somebody who has left this browser, as far as they may be nowhere else. */
const asideRecord = {
  read(storage: RecordStorage, account: AccountId): DeviceRecord | null {
    const record = readDeviceRecord(storage.read(nameOf(account)));
    return record?.account === account ? record : null;
  },
  /** False when it could not be kept. */
  write: (storage: RecordStorage, record: DeviceRecord): boolean =>
    storage.write(nameOf(record.account), writeDeviceRecord(record)),
  remove: (storage: RecordStorage, account: AccountId): void => storage.remove(nameOf(account)),
};

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
  /** With what was put aside when this person left. */
  enter(account: AccountId): void;
  /** The server keeps none of this: what is here is nowhere else. */
  standAlone(): void;
  /** What the server had when it was read last; null where it takes nothing of ours. */
  onServer: Pick<Cell<Entries | null>, 'get' | 'subscribe'>;
  /** Whether words of this person are nowhere but in this browser. */
  holdsAlone(): boolean;
  /** Keeps what no server is known to have, under this person's name, for when they come back. */
  putAside(): void;
  /** What the person wrote goes, or is put aside; what they switched stays. */
  leave(how?: { putsAside: boolean }): void;
  /** Notes what was chosen here. True when something was. */
  collect(): boolean;
  /** Notes what was chosen in any page of this browser. True when something was. */
  collectAll(): boolean;
  /** Takes over what the server has. True when the server lacks something. */
  learn(account: Pick<OwnAccount, 'fqn' | 'createdAt' | 'settingsStore'>): boolean;
  /** What was chosen and the server is not known to have. */
  unsent(): Entries;
  /** Another page of this browser wrote a record. What it chose is collected a moment later. */
  hear(name: string): void;
  /** Takes over what other pages have kept before this one listened. */
  catchUp(): void;
}

export function createSharedValues({ settings, storage, now, onRefused }: SharedValuesOptions): SharedValues {
  const page = createPageValues({ settings, storage });
  const { follow } = page;
  let record: DeviceRecord | null = null;
  /** As it was when choices were collected last. */
  let keptHere = settings.own.get()['keptHere'];
  /** What the server had when it was read last. Null where it takes nothing of ours. */
  const onServer = createCell<Entries | null>({});
  /** The record of this person is in storage. */
  let isKept = false;

  /** With what other pages of this browser have noted. */
  function withStored(known: DeviceRecord): DeviceRecord {
    const stored = syncedRecord.read(storage);
    const others = stored?.account === known.account ? stored.entries : {};
    return { ...known, entries: mergeEntries(known.entries, others) };
  }

  function keep(next: DeviceRecord): void {
    record = withStored(next);
    // The values first: a page that begins between the two must not take older ones for a choice.
    const isFollowed = follow(record);
    isKept = syncedRecord.write(storage, record);
    if (!isFollowed || !isKept) onRefused();
  }

  /** They have left in another page, and this one has yet to hear of it: what is here now is not their choice. */
  function hasLeft({ account }: DeviceRecord): boolean {
    return isKept && syncedRecord.read(storage)?.account !== account;
  }

  function chosenSince(known: DeviceRecord, at: number): Entries {
    const own = settings.own.get();
    return withChosen(own, known, { keys: syncedKeys(own), at });
  }

  function collect(): boolean {
    if (page.isFollowing() || record === null || hasLeft(record)) return false;
    // What another page has noted was not chosen now.
    record = withStored(record);
    // What is no longer kept here alone is as on the other devices, if it is anything there.
    const own = settings.own.get();
    const before = syncedKeys({ keptHere });
    keptHere = own['keptHere'];
    const freed = syncedKeys(own).filter((key) => !before.includes(key));
    if (freed.length > 0 && !follow(record, freed)) onRefused();
    const entries = chosenSince(record, now());
    const isChosen = entries !== record.entries;
    if (isChosen) keep({ ...record, entries });
    return isChosen;
  }

  /** Of one moment, or what another page learned would be a choice of now. */
  function collectAll(): boolean {
    if (record !== null && !hasLeft(record)) page.catchUp();
    return collect();
  }

  const unsent = (): Entries =>
    record === null ? {} : newerIn(record.entries, onServer.get() ?? record.entries);

  function putAside(known: DeviceRecord): void {
    if (!asideRecord.write(storage, known)) onRefused();
  }

  function putAsideUnsent(): void {
    if (record !== null && (onServer.get() === null || Object.keys(unsent()).length > 0)) putAside(record);
  }

  /**
   * What was chosen before somebody signed in is theirs, unless they have chosen something elsewhere; what another person
   * chose is not. That there are no values at all was nobody’s choice.
   */
  function entering(known: DeviceRecord, isTheirs: boolean): Entries {
    return page.isKept() ? chosenSince(known, isTheirs ? now() : LONG_AGO) : known.entries;
  }

  return {
    record: () => record,
    catchUp: page.catchUp,
    enter(account) {
      const stored = syncedRecord.read(storage);
      page.catchUp();
      keptHere = settings.own.get()['keptHere'];
      const isTheirs = stored?.account === account;
      // Somebody else went without a word, as with a sign-in that ended: what they wrote waits for them like a draft.
      if (stored !== null && !isTheirs) putAside(stored);
      const known = isTheirs ? stored : { account, entries: {}, fe: null };
      onServer.set(known.entries);
      const entries = isTheirs || stored === null ? entering(known, isTheirs) : known.entries;
      const aside = asideRecord.read(storage, account);
      keep({
        ...known,
        entries: mergeEntries(entries, aside?.entries ?? {}),
        fe: known.fe ?? aside?.fe ?? null,
      });
      if (isKept && aside !== null) asideRecord.remove(storage, account);
    },
    standAlone: () => onServer.set(null),
    onServer,
    holdsAlone: () => record !== null && onServer.get() === null && hasWritten(settings.own.get()),
    putAside: putAsideUnsent,
    leave({ putsAside } = { putsAside: false }) {
      if (record === null) return;
      const isGone = hasLeft(record);
      const stored = syncedRecord.read(storage);
      if (putsAside && !isGone) putAsideUnsent();
      record = null;
      onServer.set({});
      isKept = false;
      page.catchUp();
      // In another page somebody else has come in already: what is here is theirs.
      if (stored !== null && isGone) return;
      syncedRecord.remove(storage);
      page.dropWritten();
    },
    collect,
    collectAll,
    learn({ fqn, createdAt, settingsStore }) {
      // First what was chosen here: it must not be taken for something that the others have changed.
      collectAll();
      if (record === null || hasLeft(record)) return false;
      const { entries, fe, isOfTomorrow } = readStore(settingsStore);
      onServer.set(isOfTomorrow.ours ? null : entries);
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
    unsent,
    hear(name) {
      const isOurs = name === VALUES || name === syncedRecord.name;
      if (!isOurs || (record !== null && hasLeft(record))) return;
      page.catchUp();
      const stored = name === syncedRecord.name ? syncedRecord.read(storage) : null;
      if (record === null || stored?.account !== record.account) return;
      record = { ...record, fe: stored.fe };
      if (!collect()) keep(record);
    },
  };
}
