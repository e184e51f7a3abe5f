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
  /**
   * Looks now, whatever the pause is; where the server wants to be left alone, as soon as that is over. Begins, if it
   * has not.
   */
  now(): void;
  /** What was asked outside of the rounds was refused, or not: a pause that the server named is kept from then on. */
  heard(failure: FailureReason | null): void;
  stop(): void;
}

/** A hidden tab asks less often, failures make the pauses longer, and a server that names a pause has it. */
export function createRounds({ every, look, attention, random = Math.random }: RoundsOptions): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;
  let begun = Date.now();
  let isLooking = false;
  let isSooner = false;
  let failures = 0;
  /** Until then the server wants to be left alone, also by whoever begins anew. */
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
    // What is due is done in the same moment.
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
