import type { FailureReason } from '@linnet/api';
import type { Attention } from '../environment';

/** A hidden tab polls less often, by this factor. */
const HIDDEN = 6;
/** The longest interval after failures, in milliseconds, unless the usual one is longer. */
const LONGEST = 5 * 60_000;
/** The random part that is added to an interval after a failure, so that not all clients come back at once. */
const JITTER = 0.25;

export interface RoundsOptions {
  /** Milliseconds between two polls while the page is visible. */
  every: number;
  /** Sends the request. Resolves to the error; null when it succeeded, or when there was nothing to request. */
  look: () => Promise<FailureReason | null>;
  attention: Attention;
  /** From 0 up to 1. */
  random?: () => number;
}

/** Polling: one request at a time, at intervals. */
export interface Rounds {
  /** Begins with an interval, then polls. */
  start(): void;
  /** Polls now, or as soon as a pause that the server has asked for is over. Starts the polling if needed. */
  now(): void;
  /** Called with the result of another request: a pause that the server names in it is kept. */
  heard(failure: FailureReason | null): void;
  stop(): void;
}

/**
 * Creates the polling. A hidden tab polls less often, failures make the intervals longer, and a pause that a server
 * names is kept.
 */
export function createRounds({ every, look, attention, random = Math.random }: RoundsOptions): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;
  let begun = Date.now();
  let isLooking = false;
  let isSooner = false;
  let failures = 0;
  /** End of the pause that the server has asked for; `stop` and `start` don't shorten it. */
  let quietUntil = 0;

  function pause(): number {
    if (isSooner) return 0;
    const usual = attention.get() ? every : every * HIDDEN;
    if (failures === 0) return usual;
    const longer = Math.min(every * 2 ** failures, Math.max(every, LONGEST));
    return Math.max(usual, longer * (1 + JITTER * random()));
  }

  function plan(): void {
    clearTimeout(timer);
    if (leave === null || isLooking) return;
    const wait = Math.max(begun + pause(), quietUntil) - Date.now();
    // A poll that was asked for is sent at once, not in a later task.
    if (isSooner && wait <= 0) void round();
    else timer = setTimeout(() => void round(), Math.max(0, wait));
  }

  async function round(): Promise<void> {
    clearTimeout(timer);
    isLooking = true;
    isSooner = false;
    begun = Date.now();
    try {
      judge(await look());
    } finally {
      isLooking = false;
      plan();
    }
  }

  function judge(failure: FailureReason | null): void {
    failures = failure === null || failure.kind === 'aborted' ? 0 : failures + 1;
    hear(failure);
  }

  function hear(failure: FailureReason | null): void {
    if (failure?.kind !== 'http' || failure.status !== 429) return;
    quietUntil = Math.max(quietUntil, Date.now() + (failure.retryAfter ?? 0) * 1000);
  }

  function start(): void {
    if (leave !== null) return;
    begun = Date.now();
    leave = attention.subscribe(plan);
    plan();
  }

  return {
    start,
    now() {
      start();
      isSooner = true;
      plan();
    },
    heard(failure) {
      hear(failure);
      plan();
    },
    stop() {
      leave?.();
      leave = null;
      failures = 0;
      isSooner = false;
      clearTimeout(timer);
    },
  };
}
