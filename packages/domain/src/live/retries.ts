/** Milliseconds of one step. */
const STEP = 1000;
/** A tab left open without a network still tries about once a minute. */
const LARGEST = 60;

/** When the socket is tried again: after 1 s, then 3, 4, 5 … s. */
export interface Retries {
  /** Counts as one failure. */
  later(task: () => void): void;
  cancel(): void;
  /** The next failure is the first again. */
  reset(): void;
}

export function createRetries(): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let multiplier = 1;
  return {
    later(task) {
      clearTimeout(timer);
      timer = setTimeout(task, STEP * multiplier);
      multiplier = Math.min(LARGEST, Math.max(3, multiplier + 1));
    },
    cancel: () => clearTimeout(timer),
    reset() {
      multiplier = 1;
    },
  };
}
