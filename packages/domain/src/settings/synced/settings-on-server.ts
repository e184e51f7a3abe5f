import { type Call, changeAppSettings, updateProfile, type OwnAccount } from '@linnet/api';
import type { Features } from '../../features/features';
import type { Send } from '../../send';
import { isPlainObject } from '../plain-object';
import { type Entries, mergeEntries, newerIn, readEntries } from './entries';
import { FE_VERSION, type FeRecord, readFeRecord, writeFeRecord } from './fe-record';
import { isSame } from './setting-entries';

/** Our name among the clients that the server keeps settings for. */
const OURS = 'linnet';
const THEIRS = 'pleroma-fe';
const VERSION = 1;
/** Letters: a browser takes 64 KiB along from a page that is closed, and a letter has up to three bytes. */
const MOST_ON_LEAVING = 20_000;
/** Letters of an entry beside its path and its value. */
const AROUND = 50;

export type Store = OwnAccount['settingsStore'];

/** What the server keeps for us and for Pleroma-FE. */
export interface Stored {
  entries: Entries;
  /** Null where it is none that is valid. */
  fe: FeRecord | null;
  /** A later version of us or of them has written what must not be written over. */
  isOfTomorrow: { ours: boolean; theirs: boolean };
}

export function readStore(store: Store): Stored {
  const ours = oursIn(store);
  const fe = readFeRecord(store[THEIRS]);
  const theirs = fe !== null && fe.version > FE_VERSION;
  return {
    entries: readEntries(ours['entries']),
    fe: theirs ? null : fe,
    isOfTomorrow: { ours: Number(ours['version']) > VERSION, theirs },
  };
}

function oursIn(store: Store): Readonly<Record<string, unknown>> {
  return isPlainObject(store[OURS]) ? store[OURS] : {};
}

interface Server {
  send: Send;
  features: Pick<Features, 'has'>;
}

interface Wanted {
  entries: Entries;
  fe: FeRecord | null;
}

/** Writes what the server lacks, and nothing else. Resolves to what it has then. */
export async function writeStore(
  { send, features }: Server,
  store: Store,
  { entries, fe }: Wanted,
): Promise<Store> {
  const stored = readStore(store);
  const missing = stored.isOfTomorrow.ours ? {} : newerIn(entries, stored.entries);
  const isMissing = Object.keys(missing).length > 0;
  // In part where the server can: then nothing of another device is written over, read or not.
  const inPart = isMissing && features.has('settingsOfApplication');
  const change = { version: VERSION, entries: missing };
  const after = inPart ? { ...store, [OURS]: await send(changeAppSettings(OURS, change)) } : store;
  const isBehind = fe !== null && !stored.isOfTomorrow.theirs && !isSame(fe, stored.fe);
  if (!isBehind && (inPart || !isMissing)) return after;
  const whole = { ...oursIn(store), version: VERSION, entries: mergeEntries(stored.entries, entries) };
  const settingsStore = {
    ...(isMissing && !inPart && { [OURS]: whole }),
    ...(isBehind && { [THEIRS]: writeFeRecord(fe) }),
  };
  return (await send(updateProfile({ settingsStore }))).settingsStore;
}

/**
 * What is told while the page is being closed, without reading before: into our part alone, where each entry has its
 * date, the newest first as far as there is room. What is left goes with the next start; null where nothing can be told.
 */
export function callOnLeaving(
  { features }: Pick<Server, 'features'>,
  entries: Entries,
): Call<unknown> | null {
  if (!features.has('settingsOfApplication')) return null;
  let room = MOST_ON_LEAVING;
  const taken = Object.entries(entries)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .filter(([path, { value }]) => (room -= path.length + value.length + AROUND) >= 0);
  if (taken.length === 0) return null;
  const change = { version: VERSION, entries: Object.fromEntries(taken) };
  return { ...changeAppSettings(OURS, change), keepalive: true };
}
