import { ApiError } from '@linnet/api';
import type { Log } from '../environment';
import { createTurns } from '../turns';

/** Milliseconds until a failed synchronisation is repeated: longer each time, and only a few times. */
const RETRIES = [10_000, 30_000, 120_000, 600_000];

/** Milliseconds after a write until it is read once more: a change that began before it may have undone it. */
const READ_AGAIN = 15_000;

/**
 * How a synchronisation ended: nothing was missing, something was written and read back, or something is still missing.
 */
export type RoundEnd = 'in step' | 'written' | 'behind';

interface MeetingRoundsOptions {
  /** Synchronises. Rejects with `ApiError`. */
  run: () => Promise<RoundEnd>;
  log: Log;
}

/** Synchronisations with the server, one after the other. */
export interface MeetingRounds {
  /** Synchronises after this many milliseconds without another call. */
  ask(quiet: number): void;
  /** Synchronises now; resolves once that has ended, even with an error. */
  begin(): Promise<void>;
  /** Runs now one that waits. */
  flush(): void;
  /** Cancels one that waits. */
  stop(): void;
}

export function createMeetingRounds({ run, log }: MeetingRoundsOptions): MeetingRounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeTurn = createTurns();
  let failures = 0;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function ask(quiet: number): void {
    stop();
    timer = setTimeout(() => void begin(), quiet);
  }

  /** Does nothing if another one waits, which comes sooner. */
  function askLater(wait: number | undefined): void {
    if (wait !== undefined && timer === undefined) ask(wait);
  }

  function retry(): void {
    askLater(RETRIES[failures]);
    failures += 1;
  }

  async function round(): Promise<void> {
    try {
      const end = await run();
      if (end === 'behind') return retry();
      failures = 0;
      if (end === 'written') askLater(READ_AGAIN);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings could not be brought into step', error);
      if (error.reason.kind !== 'aborted') retry();
    }
  }

  function begin(): Promise<void> {
    stop();
    return takeTurn(round);
  }

  return {
    ask,
    begin,
    flush: () => void (timer !== undefined && begin()),
    stop,
  };
}
