import { ApiError } from '@linnet/api';
import type { Log } from '../../environment';
import { createTurns } from '../../turns';

/** Milliseconds until a round that failed is tried again: longer each time, and not for ever. */
const RETRIES = [10_000, 30_000, 120_000, 600_000];

interface MeetingRoundsOptions {
  /** Rejects with `ApiError` when it could not be done. */
  run: () => Promise<void>;
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

  async function round(): Promise<void> {
    try {
      await run();
      failures = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the settings could not be brought into step', error);
      const wait = error.reason.kind === 'aborted' ? undefined : RETRIES[failures];
      failures += 1;
      if (wait !== undefined && timer === undefined) ask(wait);
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
