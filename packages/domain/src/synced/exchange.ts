import { type Call, type OwnAccount } from '@linnet/api';
import { orLog } from '../kernel/error-of';
import type { Client } from '../client/client';
import type { SyncResult } from './sync-schedule';
import { type Store, callOnClose, writeStore } from './settings-on-server';
import type { SharedValues } from './shared-values';

/** When the page is closed, the server's store may be overwritten if it was read within this time. */
const RECENT_READ_MS = 60_000;
/**
 * A write is read back after this time; longer each time, with a random part, so that two devices differ.
 */
const READ_BACK_DELAY_MS = 500;
/** How many writes one synchronisation makes at most, in case the server never stores what it gets. */
const MAX_WRITES = 3;

interface ExchangeOptions extends Pick<Client, 'send' | 'log'> {
  values: Pick<SharedValues, 'mergeFromServer' | 'record'>;
  loadAccount: () => Promise<OwnAccount>;
  now: () => number;
  random: () => number;
}

/** Reads the synced settings from the server, and writes them. */
export interface Exchange {
  /** Time of the last read, in milliseconds since 1970. */
  readAt(): number;
  /** Merges the server's values. True when the server lacks something. */
  mergeFromServer(account: OwnAccount): boolean;
  /** Synchronises. Rejects with `ApiError`. */
  synchronise(): Promise<SyncResult>;
  /** Reads again if the last read is getting old. */
  readAhead(): Promise<void>;
  /** The call to send when the page is closed; null where the last read is too old, or nothing is missing. */
  callOnLeaving(): Call<unknown> | null;
}

export function createExchange({ send, log, values, loadAccount, now, random }: ExchangeOptions): Exchange {
  let readAt = 0;
  /** The server's store at the last read. */
  let lastRead: Store = {};

  function mergeFromServer(account: OwnAccount): boolean {
    readAt = now();
    lastRead = account.settingsStore;
    return values.mergeFromServer(account);
  }

  /** Loads the viewer's account; null when the session has ended before the answer. */
  async function readAccount(): Promise<OwnAccount | null> {
    const before = values.record()?.account;
    const account = await loadAccount();
    return before !== undefined && before === values.record()?.account ? account : null;
  }

  return {
    readAt: () => readAt,
    mergeFromServer,
    /**
     * Reads before it writes. A write counts once it was read back: another change that began at the same time resets
     * the whole store to what it was before.
     */
    async synchronise() {
      for (let times = 0; ; times += 1) {
        const account = await readAccount();
        if (account === null) return 'equal';
        const isBehind = mergeFromServer(account);
        const wanted = values.record();
        if (!isBehind || wanted === null) return times === 0 ? 'equal' : 'written';
        if (times === MAX_WRITES) return 'behind';
        await writeStore(send, account.settingsStore, wanted);
        await new Promise((resolve) => setTimeout(resolve, READ_BACK_DELAY_MS * (times + 0.5 + random())));
      }
    },
    async readAhead() {
      if (now() - readAt < RECENT_READ_MS / 2) return;
      const account = await orLog(readAccount(), log, ['warn', 'the settings could not be read']);
      if (account !== null) mergeFromServer(account);
    },
    callOnLeaving() {
      const wanted = values.record();
      return wanted === null || now() - readAt > RECENT_READ_MS
        ? null
        : callOnClose(lastRead, wanted.entries);
    },
  };
}
