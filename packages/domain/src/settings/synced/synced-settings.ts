import { type AccountId, ApiError, type OwnAccount } from '@linnet/api';
import type { Cell } from '../../cell';
import type { Client } from '../../client';
import { createExchange } from './exchange';
import { createMeetingRounds, type RoundEnd } from './meeting-rounds';
import { createSharedValues } from './shared-values';

/** Milliseconds of quiet after a change until it is written to the server. */
const QUIET = 1000;
/** Milliseconds for which what was read holds when somebody comes back to the page. */
const FRESH = 5000;
/** Milliseconds for which somebody who leaves waits for what has yet to be written. */
const PATIENCE = 4000;
type SyncedParts = Pick<Client, 'settings' | 'session' | 'send' | 'features' | 'notices' | 'log'> & {
  environment: Pick<Client['environment'], 'storage' | 'now' | 'forWriting' | 'forLive'>;
  /** The account as the server has it now, which the page takes over. Rejects with `ApiError`. */
  lookAtAccount: () => Promise<OwnAccount>;
  /** From 0 to 1. */
  random?: () => number;
};

export interface SyncedSettings {
  /** The page is being closed: what the server has yet to hear is sent on its way. */
  flush(): void;
  /** Whether the server has everything that was chosen, as far as it was read. */
  isSettled(): boolean;
  /** Writes now what waits. Resolves to whether the server has everything. */
  settle(): Promise<boolean>;
  /** What the server has of this, as far as it was read; null where it takes nothing of ours. */
  onServer: Pick<Cell<unknown>, 'get' | 'subscribe'>;
  /** Whether the person has words, marks or pins that are nowhere but in this browser, and go when they leave. */
  holdsAlone(): boolean;
  /** The person leaves and will come back: what no server is known to have waits for them here, as drafts do. */
  putAside(): void;
  end(): void;
}

/**
 * Keeps the settings of this page in step with those of the other pages, of other devices and of Pleroma-FE. On a
 * server that keeps none they stay those of this browser.
 */
export async function startSyncedSettings(client: SyncedParts): Promise<SyncedSettings> {
  const { environment, settings, session, notices, log, random = Math.random } = client;
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
  /** Whose settings on the server have been read. */
  let met: AccountId | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const exchange = createExchange({
    ...{ send: client.send, log, values, now, random },
    lookAtAccount: client.lookAtAccount,
  });

  async function run(): Promise<RoundEnd> {
    let end: RoundEnd = 'in step';
    if (session.state.get().state !== 'member') return end;
    const keeps = client.features.loaded.get()?.has('settingsStore') === true;
    // Where no settings come with it, what else another device changed of the account does.
    if (values.record() === null || !keeps) await client.lookAtAccount();
    else await otherPages.alone('linnet-synced', async () => void (end = await exchange.meet()));
    return end;
  }

  const rounds = createMeetingRounds({ run, log });
  /** Two devices that hear of the same thing must not write in the same moment. */
  const askSoon = (): void => rounds.ask(QUIET * (1 + random() / 2));

  async function meet(): Promise<void> {
    const state = session.state.get();
    if (state.state !== 'member' || state.own === null || state.own.id === met) return;
    const { own } = state;
    const features = await client.features.load();
    if (own.id === met || own.id !== values.record()?.account) return;
    // That may be learned later, of a server that was away.
    if (!features.has('settingsStore')) return values.standAlone();
    met = own.id;
    if (exchange.learn(own)) askSoon();
  }

  function hearSession(): void {
    const state = session.state.get();
    const present = state.state === 'visitor' ? null : state.accountId;
    const account = values.record()?.account ?? null;
    if (account !== null && account !== present) {
      rounds.stop();
      met = null;
      // Who is followed by another person was asked nothing: what they wrote stays, as drafts do.
      values.leave({ putsAside: present !== null });
    }
    // What is chosen before the server is known is a choice of theirs.
    if (present !== null && account !== present) values.enter(present);
    meet().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings are those of this browser alone', error);
    });
  }

  function askAfter(isChosen: boolean): void {
    if (!isChosen) return;
    askSoon();
    // So that a page that is closed in the next moment knows what it writes over.
    if (met !== null) void exchange.readAhead();
  }

  /**
   * What another page has noted comes beside what it has changed, but not in the same moment; what is still new then was
   * chosen in a page that notes nothing yet.
   */
  function hearRecord(name: string): void {
    values.hear(name);
    clearTimeout(looking);
    looking = setTimeout(() => askAfter(values.collectAll()), QUIET);
  }

  function hearAttention(): void {
    if (!attention.get()) rounds.flush();
    else if (now() - exchange.readAt() > FRESH) void rounds.begin();
  }

  async function sendOnLeaving(): Promise<void> {
    values.collectAll();
    const isKnown = met !== null && met === values.record()?.account;
    const call = isKnown ? exchange.callOnLeaving() : null;
    if (call === null || session.state.get().state !== 'member') return;
    try {
      await client.send(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings go with the next start', error);
    }
  }

  function isSettled(): boolean {
    values.collectAll();
    return Object.keys(values.unsent()).length === 0;
  }

  async function settle(): Promise<boolean> {
    if (isSettled() || session.state.get().state !== 'member') return isSettled();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([rounds.begin(), enough]);
    clearTimeout(timer);
    return isSettled();
  }

  const ends = [
    session.state.subscribe(hearSession),
    // What the server keeps may be learned long after the start.
    client.features.loaded.subscribe(hearSession),
    settings.own.subscribe(() => askAfter(values.collect())),
    otherPages.onRecord(hearRecord),
    attention.subscribe(hearAttention),
    onNetwork(() => void rounds.begin()),
    rounds.stop,
    () => clearTimeout(looking),
  ];
  values.catchUp();
  hearSession();

  return {
    flush: () => void sendOnLeaving(),
    isSettled,
    settle,
    onServer: values.onServer,
    holdsAlone: values.holdsAlone,
    putAside: values.putAside,
    end: () => ends.forEach((end) => end()),
  };
}
