/** Milliseconds of one step. */
const STEP = 1000;
/** A tab left open without a network still tries about once a minute. */
const LARGEST = 60;

/** How long to wait before the socket is tried again: 1 s, then 3, 4, 5 … s. */
export interface RetryPace {
  /** Milliseconds until the next try; each call counts as one failure. */
  next(): number;
  reset(): void;
}

export function createRetryPace(): RetryPace {
  let multiplier = 1;
  return {
    next() {
      const wait = STEP * multiplier;
      multiplier = Math.min(LARGEST, Math.max(3, multiplier + 1));
      return wait;
    },
    reset() {
      multiplier = 1;
    },
  };
}
