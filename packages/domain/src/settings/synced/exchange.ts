import { ApiError, type Call, type OwnAccount } from '@linnet/api';
import type { Client } from '../../client';
import type { RoundEnd } from './meeting-rounds';
import { callOnLeaving, type Store, writeStore } from './settings-on-server';
import type { SharedValues } from './shared-values';

/** Milliseconds for which what was read is known well enough to be written over by a page that is being closed. */
const KNOWN = 60_000;
/** Milliseconds after a write until it is read back, more each time and not the same on two devices. */
const READ_BACK = 500;
/** Writes in one round: a server that does not keep what it is given is not asked for ever. */
const WRITES = 3;

interface ExchangeOptions extends Pick<Client, 'send' | 'log'> {
  values: Pick<SharedValues, 'learn' | 'record'>;
  lookAtAccount: () => Promise<OwnAccount>;
  now: () => number;
  random: () => number;
}

/** What is read from the server, and written to it. */
export interface Exchange {
  /** Milliseconds since 1970 at which the server was read last. */
  readAt(): number;
  /** Takes over what the server has. True when it lacks something. */
  learn(account: OwnAccount): boolean;
  /** Rejects with `ApiError`. */
  meet(): Promise<RoundEnd>;
  /** Reads now, where what was read is getting old. */
  readAhead(): Promise<void>;
  /** What a page that is being closed sends; null where it knows too little, or nothing is missing. */
  callOnLeaving(): Call<unknown> | null;
}

export function createExchange({ send, log, values, lookAtAccount, now, random }: ExchangeOptions): Exchange {
  let readAt = 0;
  /** What the server had then. */
  let lastRead: Store = {};

  function learn(account: OwnAccount): boolean {
    readAt = now();
    lastRead = account.settingsStore;
    return values.learn(account);
  }

  /** Of the person who reads now; null when that is another one by the time of the answer. */
  async function look(): Promise<OwnAccount | null> {
    const before = values.record()?.account;
    const account = await lookAtAccount();
    return before !== undefined && before === values.record()?.account ? account : null;
  }

  return {
    readAt: () => readAt,
    learn,
    /**
     * Reads before it writes. What was written counts once it was read back: a change that began at the same time takes
     * the whole store back to what it was before.
     */
    async meet() {
      for (let times = 0; ; times += 1) {
        const account = await look();
        if (account === null) return 'in step';
        const isBehind = learn(account);
        const wanted = values.record();
        if (!isBehind || wanted === null) return times === 0 ? 'in step' : 'written';
        if (times === WRITES) return 'behind';
        await writeStore(send, account.settingsStore, wanted);
        await new Promise((resolve) => setTimeout(resolve, READ_BACK * (times + 0.5 + random())));
      }
    },
    async readAhead() {
      if (now() - readAt < KNOWN / 2) return;
      try {
        const account = await look();
        if (account !== null) learn(account);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'the settings could not be read', error);
      }
    },
    callOnLeaving() {
      const wanted = values.record();
      return wanted === null || now() - readAt > KNOWN ? null : callOnLeaving(lastRead, wanted.entries);
    },
  };
}
