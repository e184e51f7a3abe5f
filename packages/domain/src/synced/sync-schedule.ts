import type { ErrorReason } from '@linnet/api';
import type { Attention, Log } from '../kernel/environment';
import { errorOf } from '../kernel/error-of';
import { createPolling } from '../kernel/resource/polling';
import { createTurns } from '../kernel/turns';

/**
 * Delay until a synchronisation is repeated: after an error, and after a write, because another device may have saved
 * at the same time.
 */
const RETRY_DELAY_MS = 10_000;

/**
 * How a synchronisation ended: nothing was missing, something was written and read back, or something is still missing.
 */
export type SyncResult = 'equal' | 'written' | 'behind';

interface SyncScheduleOptions {
  /** Synchronises. Rejects with `ApiError`. */
  run: () => Promise<SyncResult>;
  log: Log;
  attention: Attention;
}

/** Synchronisations with the server, one after the other. */
export interface SyncSchedule {
  /** Synchronises after this many milliseconds without another call. */
  request(delay: number): void;
  /** Synchronises now; resolves once that has ended, even with an error. */
  begin(): Promise<void>;
  /** Runs a requested synchronisation now. */
  flush(): void;
  /** Cancels requested and repeated synchronisations. */
  stop(): void;
}

export function createSyncSchedule({ run, log, attention }: SyncScheduleOptions): SyncSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runInTurn = createTurns();
  /** Whether the last synchronisation has to be repeated. */
  let isUnfinished = false;

  async function synchronise(): Promise<ErrorReason | null> {
    const result: { end: SyncResult } = { end: 'behind' };
    const error = await errorOf(run().then((end) => (result.end = end)));
    if (error !== null) log('warn', 'the settings could not be synchronised', error);
    isUnfinished = error === null ? result.end !== 'equal' : error.kind !== 'aborted';
    if (isUnfinished) polling.start();
    else polling.stop();
    // `ignored`: the server stored something else, which counts as an error.
    return error ?? (result.end === 'behind' ? { kind: 'ignored' } : null);
  }

  const polling = createPolling({
    intervalMs: RETRY_DELAY_MS,
    attention,
    poll: () => runInTurn(synchronise),
  });

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function begin(): Promise<void> {
    clear();
    await runInTurn(synchronise);
  }

  return {
    request(delay) {
      clear();
      timer = setTimeout(() => void begin(), delay);
    },
    begin,
    flush: () => void ((timer !== undefined || isUnfinished) && begin()),
    stop() {
      clear();
      isUnfinished = false;
      polling.stop();
    },
  };
}
