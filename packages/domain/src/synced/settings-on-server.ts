import { type Call, type OwnAccount, updateProfile } from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';
import type { Send } from '../session/send';
import { type Entries, mergeEntries, newerIn, readEntries } from '../settings/entries';
import { isSame } from '../settings/setting-entries';
import { FE_VERSION, type FeRecord, readFeRecord, writeFeRecord } from './fe-record';

/** Our name among the clients for which the server stores settings. */
const OUR_CLIENT = 'linnet';
const PLEROMA_FE = 'pleroma-fe';
const VERSION = 1;
/**
 * Longest record in characters: browsers send at most 64 KiB for a page that is closed, and a character has up to three
 * bytes.
 */
const MAX_KEEPALIVE_LENGTH = 20_000;

export type Store = OwnAccount['settingsStore'];

/** What the server stores for us and for Pleroma-FE. */
export interface Stored {
  entries: Entries;
  /** Null where it is missing or invalid. */
  fe: FeRecord | null;
  /** Written by a later version of us or of them, and not to be overwritten. */
  isNewerVersion: { ours: boolean; theirs: boolean };
}

export function readStore(store: Store): Stored {
  const ours = oursIn(store);
  const fe = readFeRecord(store[PLEROMA_FE]);
  const theirs = fe !== null && fe.version > FE_VERSION;
  return {
    entries: readEntries(ours['entries']),
    fe: theirs ? null : fe,
    isNewerVersion: { ours: Number(ours['version']) > VERSION, theirs },
  };
}

function oursIn(store: Store): Readonly<Record<string, unknown>> {
  return isPlainObject(store[OUR_CLIENT]) ? store[OUR_CLIENT] : {};
}

/** What the server should have. */
interface Wanted {
  entries: Entries;
  fe: FeRecord | null;
}

/** Our record with all entries of the server and those it lacks; null where it lacks none. */
function oursBehind(store: Store, entries: Entries): Readonly<Record<string, unknown>> | null {
  const stored = readStore(store);
  const isBehind = !stored.isNewerVersion.ours && Object.keys(newerIn(entries, stored.entries)).length > 0;
  if (!isBehind) return null;
  return { ...oursIn(store), version: VERSION, entries: mergeEntries(stored.entries, entries) };
}

/** Writes the records that lack something, each as a whole, over the store as it was just read. */
export async function writeStore(send: Send, store: Store, { entries, fe }: Wanted): Promise<void> {
  const stored = readStore(store);
  const ours = oursBehind(store, entries);
  const isBehind = fe !== null && !stored.isNewerVersion.theirs && !isSame(fe, stored.fe);
  const settingsStore = {
    ...(ours && { [OUR_CLIENT]: ours }),
    ...(isBehind && { [PLEROMA_FE]: writeFeRecord(fe) }),
  };
  if (Object.keys(settingsStore).length > 0) await send(updateProfile({ settingsStore }));
}

/**
 * The call to send while the page is being closed, with our record alone, over a store that was read shortly before.
 * Null where the server lacks nothing, and where the record is too large for such a call; it is then sent at the next
 * start.
 */
export function callOnClose(store: Store, entries: Entries): Call<unknown> | null {
  const ours = oursBehind(store, entries);
  if (ours === null || JSON.stringify(ours).length > MAX_KEEPALIVE_LENGTH) return null;
  return { ...updateProfile({ settingsStore: { [OUR_CLIENT]: ours } }), keepalive: true };
}
