import type { ErrorReason } from '@linnet/api';
import type { Attention } from '../environment';

/** A hidden tab polls less often, by this factor. */
const HIDDEN_FACTOR = 6;
/** The usual limit of intervals after errors, in milliseconds. */
const MAX_INTERVAL_MS = 5 * 60_000;
/** The random part that is added to an interval after an error, so that not all clients come back at once. */
const JITTER = 0.25;

export interface PollingOptions {
  /** Milliseconds between two polls while the page is visible. */
  intervalMs: number | (() => number);
  /** The longest interval after errors, in milliseconds, unless the usual one is longer. */
  maxIntervalMs?: number;
  /** Sends the request. Resolves to the error; null when it succeeded, or when there was nothing to request. */
  poll: () => Promise<ErrorReason | null>;
  attention: Attention;
  /** From 0 up to 1. */
  random?: () => number;
}

/** Loads again at intervals, one request at a time. */
export interface Polling {
  /** Polls when an interval has passed since `since`, in milliseconds since 1970, and again after each interval. */
  start(since?: number): void;
  /** Polls now, or as soon as a pause that the server has asked for is over. Starts the polling if needed. */
  now(): void;
  /** The same while it is started. */
  soon(): void;
  /** Called with the result of another request: a pause that the server names in it is kept. */
  noteResult(error: ErrorReason | null): void;
  stop(): void;
}

/**
 * Creates the polling. A hidden tab polls less often, errors make the intervals longer, and during a pause that the
 * server has asked for nothing is sent.
 */
export function createPolling({
  intervalMs,
  maxIntervalMs = MAX_INTERVAL_MS,
  poll,
  attention,
  random = Math.random,
}: PollingOptions): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | null = null;
  let polledAt = Date.now();
  let isPolling = false;
  let isDueNow = false;
  let errorCount = 0;
  /** End of the pause that the server has asked for; `stop` and `start` don't shorten it. */
  let pausedUntil = 0;

  function pause(): number {
    if (isDueNow) return 0;
    const interval = typeof intervalMs === 'function' ? intervalMs() : intervalMs;
    const usual = attention.get() ? interval : interval * HIDDEN_FACTOR;
    if (errorCount === 0) return usual;
    const longer = Math.min(interval * 2 ** errorCount, Math.max(interval, maxIntervalMs));
    return Math.max(usual, longer * (1 + JITTER * random()));
  }

  function plan(): void {
    clearTimeout(timer);
    if (unsubscribe === null || isPolling) return;
    const wait = Math.max(polledAt + pause(), pausedUntil) - Date.now();
    // A poll by `now` is sent at once, not in a later task.
    if (isDueNow && wait <= 0) void pollNow();
    else timer = setTimeout(() => void pollNow(), Math.max(0, wait));
  }

  async function pollNow(): Promise<void> {
    clearTimeout(timer);
    isPolling = true;
    isDueNow = false;
    polledAt = Date.now();
    try {
      noteOutcome(await poll());
    } finally {
      isPolling = false;
      plan();
    }
  }

  function noteOutcome(error: ErrorReason | null): void {
    errorCount = error === null || error.kind === 'aborted' ? 0 : errorCount + 1;
    notePause(error);
  }

  function notePause(error: ErrorReason | null): void {
    if (error?.kind !== 'http' || error.status !== 429) return;
    pausedUntil = Math.max(pausedUntil, Date.now() + (error.retryAfter ?? 0) * 1000);
  }

  function start(since = Date.now()): void {
    if (unsubscribe !== null) return;
    polledAt = since;
    unsubscribe = attention.subscribe(plan);
    plan();
  }

  function soon(): void {
    if (unsubscribe === null) return;
    isDueNow = true;
    plan();
  }

  return {
    start,
    now() {
      start();
      soon();
    },
    soon,
    noteResult(error) {
      notePause(error);
      plan();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = null;
      errorCount = 0;
      isDueNow = false;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds by which the interval is shortened, so that this tab's own last answer is too old to be used again. */
const OWN_ANSWER_MARGIN_MS = 1000;

/**
 * The earliest time of an answer that will do for a poll: another tab may have requested it since this one's last poll.
 */
export function lastPoll(intervalMs: number): number {
  return Date.now() - intervalMs + OWN_ANSWER_MARGIN_MS;
}
