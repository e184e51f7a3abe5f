import type { FailureReason } from '@linnet/api';
import type { Attention } from '../environment';

/** Nobody looks at a hidden tab: it asks this many times less often. */
const HIDDEN = 6;
/** Milliseconds: a server in trouble is asked at least so often, unless what is asked for is rarer anyway. */
const LONGEST = 5 * 60_000;
/** The part of a wait that chance adds after a failure, so that not all pages of the world come back at once. */
const JITTER = 0.25;

export interface RoundsOptions {
  /** Milliseconds from one look to the next while the page is looked at; never less. */
  every: number;
  /** Asks the server. Resolves to why it did not answer; null when it did, or when there was nothing to ask. */
  look: () => Promise<FailureReason | null>;
  attention: Attention;
  /** From 0 up to 1. */
  random?: () => number;
}

/** Looks at the server now and again, one look at a time. */
export interface Rounds {
  /** Begins with a pause. */
  start(): void;
  /** Looks now, whatever the pause is. Begins, if it has not. */
  now(): void;
  stop(): void;
}

/** A hidden tab asks less often, failures make the pauses longer, and a server that names a pause has it. */
export function createRounds({ every, look, attention, random = Math.random }: RoundsOptions): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;
  let begun = Date.now();
  let isLooking = false;
  let failures = 0;
  /** Milliseconds that the server wants to be left alone. */
  let told = 0;

  function pause(): number {
    const usual = attention.get() ? every : every * HIDDEN;
    if (failures === 0) return usual;
    const longer = Math.min(every * 2 ** failures, Math.max(every, LONGEST));
    return Math.max(usual, told, longer * (1 + JITTER * random()));
  }

  function plan(): void {
    clearTimeout(timer);
    if (leave === null || isLooking) return;
    timer = setTimeout(() => void round(), Math.max(0, begun + pause() - Date.now()));
  }

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (isLooking) return;
    isLooking = true;
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
    told = failure?.kind === 'http' && failure.status === 429 ? (failure.retryAfter ?? 0) * 1000 : 0;
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
      void round();
    },
    stop() {
      leave?.();
      leave = null;
      failures = 0;
      clearTimeout(timer);
    },
  };
}
