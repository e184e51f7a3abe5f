import { type AccountId, ApiError, type OwnAccount } from '@linnet/api';
import type { Client } from '../client/client';
import { atMost } from '../kernel/at-most';
import type { Cell } from '../kernel/cell';
import { type AccountRecords, serverScope } from '../kernel/records';
import { createSessionRecords } from '../session/stored-session';
import { createExchange } from './exchange';
import { createSharedValues } from './shared-values';
import { type SyncResult, createSyncSchedule } from './sync-schedule';

/** Changes are written to the server after this time without a further change. */
const WRITE_DELAY_MS = 1000;
/** When the tab becomes visible, the settings are read unless they were read within this time. */
const RECENT_READ_MS = 5000;
/** How long signing out waits for changes to be written. */
const SIGN_OUT_TIMEOUT_MS = 4000;

export type SyncedParts = Pick<
  Client,
  'settings' | 'session' | 'send' | 'features' | 'notices' | 'log' | 'records'
> & {
  life: Pick<Client['life'], 'onEnd'>;
  environment: Pick<
    Client['environment'],
    'baseUrl' | 'origin' | 'storage' | 'now' | 'forWriting' | 'forLive'
  >;
  /** Loads the account and updates the page with it. Rejects with `ApiError`. Null for a visitor. */
  loadAccount: (() => Promise<OwnAccount>) | null;
  /** A random number from 0 to 1; tests replace it. */
  random?: () => number;
};

export interface SyncedSettings {
  /** Sends unsent changes while the page is being closed. */
  flush(): void;
  /** Whether the server has all changes, as far as is known. */
  isSettled(): boolean;
  /** Writes waiting changes now. Resolves to whether the server has all of them. */
  settle(): Promise<boolean>;
  /** The settings at the server, as far as is known; null if the server stores no settings of this application. */
  onServer: Pick<Cell<unknown>, 'get' | 'subscribe'>;
  /**
   * Whether the viewer has texts, marks or pins that are stored only in this browser and are removed when they sign
   * out.
   */
  hasLocalOnly(): boolean;
  /** Stores unsent changes for the next time that this account signs in, as with drafts. */
  putAside(): void;
  end(): void;
}

/** Synchronises the settings of a signed-in viewer with those of other tabs, other devices and Pleroma-FE. */
export async function syncAccountSettings(
  client: SyncedParts & {
    records: Pick<AccountRecords, 'id'>;
    loadAccount: () => Promise<OwnAccount>;
  },
): Promise<SyncedSettings> {
  const { environment, records, settings, session, notices, log, random = Math.random } = client;
  const { storage, now } = environment;
  const [{ otherPages }, { attention, onNetwork }] = await Promise.all([
    environment.forWriting(),
    environment.forLive(),
  ]);
  const values = createSharedValues({
    settings,
    storage,
    now,
    onError: () => storage.available && notices.add({ level: 'error', key: 'errors.storage_full' }),
  });
  /** The account whose settings have been read from the server. */
  let mergedFor: AccountId | null = null;
  let collectTimer: ReturnType<typeof setTimeout> | undefined;

  const exchange = createExchange({
    ...{ send: client.send, log, values, now, random },
    loadAccount: client.loadAccount,
  });

  async function run(): Promise<SyncResult> {
    let end: SyncResult = 'equal';
    if (session.state.get().state !== 'signed-in') return end;
    const serverStoresSettings = client.features.loaded.get()?.has('settingsStore') === true;
    // Without settings to synchronise, the account is loaded for other changes of another device.
    if (values.record() === null || !serverStoresSettings) await client.loadAccount();
    else await otherPages.withLock('linnet-synced', async () => void (end = await exchange.synchronise()));
    return end;
  }

  const schedule = createSyncSchedule({ run, log, attention });
  /** The delay is partly random, so that two devices don't write at the same moment. */
  const syncSoon = (): void => schedule.request(WRITE_DELAY_MS * (1 + random() / 2));

  async function mergeServerSettings(): Promise<void> {
    const state = session.state.get();
    if (state.state !== 'signed-in' || state.own === null || state.own.id === mergedFor) return;
    const { own } = state;
    const features = await client.features.load();
    if (own.id === mergedFor || values.record() === null) return;
    // The server may have been offline, and its features may become known later.
    if (!features.has('settingsStore')) return values.markLocalOnly();
    mergedFor = own.id;
    if (exchange.mergeFromServer(own)) syncSoon();
  }

  const storedSession = () => createSessionRecords(storage, serverScope(environment)).readSession();

  /** Removes this viewer's settings from the page, before the page shows the client of another viewer. */
  function onClientEnd(): void {
    const next = storedSession();
    const now = session.state.get();
    if (values.record() === null || now.state === 'visitor' || now.accountId === next?.accountId) return;
    schedule.stop();
    // If another account has replaced the viewer, nobody was asked whether to delete the settings: they are put aside.
    values.leave({ putsAside: next !== null });
  }

  function onSessionRecord(): void {
    // Begins before the features are known, so that changes until then count as the viewer's.
    if (values.record() === null) values.enter(records);
    mergeServerSettings().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings are stored in this browser alone', error);
    });
  }

  function syncIf(hasChanges: boolean): void {
    if (!hasChanges) return;
    syncSoon();
    // Read now, so that the page can write if it is closed in the next moment.
    if (mergedFor !== null) void exchange.readAhead();
  }

  /**
   * Another tab stores its entries shortly after the changed values. Values without an entry after that time were
   * changed in a tab that does not collect changes yet.
   */
  function readRecord(name: string): void {
    values.readRecord(name);
    clearTimeout(collectTimer);
    collectTimer = setTimeout(() => syncIf(values.collectAll()), WRITE_DELAY_MS);
  }

  function onAttention(): void {
    if (!attention.get()) schedule.flush();
    else if (now() - exchange.readAt() > RECENT_READ_MS) void schedule.begin();
  }

  async function sendOnClose(): Promise<void> {
    values.collectAll();
    const isKnown = mergedFor !== null && values.record() !== null;
    const call = isKnown ? exchange.callOnLeaving() : null;
    if (call === null || session.state.get().state !== 'signed-in') return;
    try {
      await client.send(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings will be synchronised at the next start', error);
    }
  }

  function isSettled(): boolean {
    values.collectAll();
    return Object.keys(values.unsent()).length === 0;
  }

  async function settle(): Promise<boolean> {
    if (isSettled() || session.state.get().state !== 'signed-in') return isSettled();
    await atMost(SIGN_OUT_TIMEOUT_MS, schedule.begin());
    return isSettled();
  }

  const ends = [
    session.state.subscribe(onSessionRecord),
    // The features may become known long after the start.
    client.features.loaded.subscribe(onSessionRecord),
    settings.own.subscribe(() => syncIf(values.collect())),
    otherPages.onRecord(readRecord),
    attention.subscribe(onAttention),
    onNetwork(() => void schedule.begin()),
    client.life.onEnd(onClientEnd),
    schedule.stop,
    () => clearTimeout(collectTimer),
  ];
  values.catchUp();
  onSessionRecord();

  return {
    flush: () => void sendOnClose(),
    isSettled,
    settle,
    onServer: values.onServer,
    hasLocalOnly: values.hasLocalOnly,
    putAside: values.putAside,
    end: () => ends.forEach((end) => end()),
  };
}
