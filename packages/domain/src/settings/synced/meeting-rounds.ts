import { ApiError } from '@linnet/api';
import type { Log } from '../../environment';
import { createTurns } from '../../turns';

/** Milliseconds until a round that failed is tried again: longer each time, and not for ever. */
const RETRIES = [10_000, 30_000, 120_000, 600_000];

/** Milliseconds after a write until it is read once more: a change that began before it may have undone it since. */
const READ_AGAIN = 15_000;

/** How a round ended: nothing was missing, something was written and read back, or something is still missing. */
export type RoundEnd = 'in step' | 'written' | 'behind';

interface MeetingRoundsOptions {
  /** Rejects with `ApiError` when it could not be done. */
  run: () => Promise<RoundEnd>;
  log: Log;
}

/** Rounds of meeting the server, one after the other. */
export interface MeetingRounds {
  /** One after so many milliseconds of quiet. */
  ask(quiet: number): void;
  /** One now; resolves once it has ended, however it did. */
  begin(): Promise<void>;
  /** The one that waits, now. */
  flush(): void;
  /** None waits any more. */
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

  /** Unless another one waits already, which comes sooner. */
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
