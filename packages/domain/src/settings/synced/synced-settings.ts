import { ApiError, verifyCredentials } from '@linnet/api';
import type { Client } from '../../client';
import type { Features } from '../../features/features';
import { createMeetingRounds } from './meeting-rounds';
import { writeStore } from './settings-on-server';
import { createSharedValues } from './shared-values';

/** Milliseconds of quiet after a change until it is written to the server. */
const QUIET = 1000;
/** Milliseconds for which what was read holds when somebody comes back to the page. */
const FRESH = 5000;
/** Writes in one round: a server that does not keep what it is given is not asked for ever. */
const WRITES = 3;

type SyncedParts = Pick<Client, 'settings' | 'session' | 'send' | 'features' | 'notices' | 'log'> & {
  environment: Pick<Client['environment'], 'storage' | 'now' | 'forWriting' | 'forLive'>;
};

export interface SyncedSettings {
  /** Writes at once what waits for a pause: the page is left. */
  flush(): void;
  end(): void;
}

/**
 * Keeps the settings of this page in step with those of the other pages, of other devices and of Pleroma-FE. On a
 * server that keeps none they stay those of this browser.
 */
export async function startSyncedSettings(client: SyncedParts): Promise<SyncedSettings> {
  const { environment, settings, session, notices, log } = client;
  const { storage, now } = environment;
  const [{ otherPages }, { attention, onNetwork }] = await Promise.all([
    environment.forWriting(),
    environment.forLive(),
  ]);
  const values = createSharedValues({
    settings,
    storage,
    now,
    onRefused: () => storage.available && notices.add({ level: 'error', key: 'errors.storage_full' }),
  });
  let readAt = 0;

  /** Reads before it writes; what was written counts once it was read back. */
  async function exchange(features: Features): Promise<void> {
    const before = values.record()?.account;
    const account = await client.send(verifyCredentials());
    let { settingsStore } = account;
    readAt = now();
    for (let times = 0; before !== undefined && before === values.record()?.account; times += 1) {
      const isBehind = values.learn({ ...account, settingsStore });
      const wanted = values.record();
      if (!isBehind || wanted === null || times === WRITES) return;
      settingsStore = await writeStore({ send: client.send, features }, settingsStore, wanted);
    }
  }

  async function run(): Promise<void> {
    const features = client.features.loaded.get();
    if (values.record() === null || features?.has('settingsStore') !== true) return;
    await otherPages.alone('linnet-synced', () => exchange(features));
  }

  const rounds = createMeetingRounds({ run, log });

  async function enter(): Promise<void> {
    const state = session.state.get();
    if (state.state !== 'member' || state.own === null || state.own.id === values.record()?.account) return;
    const { own } = state;
    const features = await client.features.load();
    const present = session.state.get();
    const isStill = present.state === 'member' && present.accountId === own.id;
    if (!isStill || !features.has('settingsStore')) return;
    values.enter(own);
    readAt = now();
    if (values.learn(own)) rounds.ask(QUIET);
  }

  function hearSession(): void {
    const state = session.state.get();
    const account = values.record()?.account;
    if (account !== undefined && (state.state === 'visitor' || state.accountId !== account)) {
      rounds.stop();
      values.leave();
    }
    enter().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings are those of this browser alone', error);
    });
  }

  function hearAttention(): void {
    if (!attention.get()) rounds.flush();
    else if (now() - readAt > FRESH) rounds.begin();
  }

  const ends = [
    session.state.subscribe(hearSession),
    settings.own.subscribe(() => {
      if (values.collect()) rounds.ask(QUIET);
    }),
    otherPages.onRecord(values.hear),
    attention.subscribe(hearAttention),
    onNetwork(rounds.begin),
    rounds.stop,
  ];
  hearSession();

  return { flush: rounds.flush, end: () => ends.forEach((end) => end()) };
}
