import type { OwnAccount } from '@linnet/api';
import type { PageClient } from '../accounts/create-client';
import { EARLIEST_TIME } from '../settings/entries';
import { syncedRecord } from '../synced/device-record';
import { entriesOfFe } from '../synced/entries-of-fe';
import { readStore } from '../synced/settings-on-server';
import { places, syncedKeys, entriesWithChanges, withSyncedValues } from '../synced/synced-values';
import { readFeDraft } from './fe-draft';
import type { FeRecords } from './fe-records';
import { settingsOfFe } from './fe-settings';
import { type FeState, readFeState } from './fe-state';
import { checkSession, storeSession } from './move-session';
import { movedRecord } from './moved-record';

/** What was taken over from Pleroma-FE. */
export interface MovedIn {
  signedIn: boolean;
  settings: number;
  words: number;
  highlights: number;
  drafts: number;
  /** How many records are invalid. */
  damaged: number;
}

/** Takes over what hasn't been yet. Resolves to null when there is nothing new. */
export async function moveRecords(
  client: PageClient,
  records: FeRecords,
  browserLanguage: string,
): Promise<MovedIn | null> {
  const { storage } = client.environment;
  const moved = movedRecord.read(storage);
  const state = readFeState(records);
  const movedSettings = moved.settings ? alreadyMoved : await moveSettings(client, state, browserLanguage);
  if (movedSettings === null) return null;
  movedRecord.write(storage, { settings: true, drafts: false });
  // If the viewer was signed in there, this shows another client, which the rest is for.
  if (movedSettings.movedIn.signedIn) client.accounts.adoptStoredSession();
  const shown = client.accounts.shown.get();
  if (!movedSettings.isStored && storage.available)
    shown.notices.add({ level: 'error', key: 'errors.storage_full' });
  const drafts = await moveDrafts(shown, state);
  movedRecord.write(shown.environment.storage, { settings: true, drafts: drafts !== null });
  const movedIn = { ...movedSettings.movedIn, drafts: drafts ?? 0 };
  return Object.values(movedIn).some(Boolean) ? movedIn : null;
}

const nothingMoved: MovedIn = {
  signedIn: false,
  settings: 0,
  words: 0,
  highlights: 0,
  drafts: 0,
  damaged: 0,
};
const alreadyMoved = { movedIn: nothingMoved, isStored: true };

/** Takes over session and settings. Null when the server could not be reached: then it has to be repeated. */
async function moveSettings(
  client: PageClient,
  state: FeState,
  browserLanguage: string,
): Promise<{ movedIn: MovedIn; isStored: boolean } | null> {
  const { settings, session } = client;
  const isVisitor = session.state.get().state === 'visitor';
  const earlier = isVisitor ? await checkSession(client, state) : ({ state: 'none' } as const);
  if (earlier.state === 'unknown') return null;
  const own = settings.own.get();
  const { muteWords, highlight, ...others } = settingsOfFe(state.config, own, browserLanguage);
  const chosen = {
    ...others,
    ...(muteWords !== undefined && { muteWords }),
    ...(highlight !== undefined && { highlight }),
  };
  const stored = Object.entries(chosen).map(([key, value]) => settings.write(key, value));
  if (earlier.state === 'moved') {
    storeSynced(client, state, earlier.account);
    stored.push(storeSession(client, state, earlier.account));
  }
  const movedIn = {
    ...nothingMoved,
    signedIn: earlier.state === 'moved',
    settings: Object.keys(others).length,
    words: Array.isArray(muteWords) ? muteWords.length : 0,
    highlights: Object.keys(Object(highlight)).length,
    damaged: state.damaged.length,
  };
  return { movedIn, isStored: !stored.includes(false) };
}

/** Stores the settings as synced ones, with the earliest date; changes that Pleroma-FE has not sent yet keep theirs. */
function storeSynced({ settings, environment }: PageClient, { cache }: FeState, account: OwnAccount): void {
  const fe = cache !== null && ['', account.fqn].includes(cache.user) ? cache : null;
  const live = readStore(account.settingsStore).fe;
  const own = settings.own.get();
  const keys = syncedKeys(own).filter((key) => !places.some((place) => place.key === key));
  const unsent = fe === null ? {} : entriesOfFe(fe, live);
  const entries = entriesWithChanges(own, { entries: unsent, fe }, { keys, at: EARLIEST_TIME });
  syncedRecord.write(environment.storage, { account: account.id, entries, fe });
  const shared = withSyncedValues(
    own,
    { entries, fe },
    places.map(({ key }) => key),
  );
  for (const { key } of places) if (shared[key] !== own[key]) settings.write(key, shared[key]);
}

/** Takes over the drafts; resolves to their number, or null while they wait for their author. */
async function moveDrafts(client: PageClient, { drafts, lastLoginName }: FeState): Promise<number | null> {
  const read = Object.entries(drafts).flatMap(([id, draft]) => {
    const content = readFeDraft(draft);
    return content === null ? [] : [{ id: `moved-${id}`, content }];
  });
  if (read.length === 0) return 0;
  const session = client.session.state.get();
  const isTheirs = session.state === 'signed-in' && [null, session.username].includes(lastLoginName);
  if (!isTheirs) return null;
  const own = await client.drafts.load();
  for (const { id, content } of read) own.change({ kind: 'saved', id }, content);
  own.flush();
  return read.length;
}
