/** Milliseconds that the delay grows by. */
const DELAY_STEP_MS = 1000;
/** The longest delay, in steps: a tab without a network still retries about once a minute. */
const MAX_STEPS = 60;

/** Retries of the socket: after 1 s, then 3, 4, 5 … s. */
export interface Retries {
  /** Runs the task after the next delay; counts as one error. */
  schedule(task: () => void): void;
  cancel(): void;
  /** Goes back to the first delay. */
  reset(): void;
}

export function createRetries(): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let multiplier = 1;
  return {
    schedule(task) {
      clearTimeout(timer);
      timer = setTimeout(task, DELAY_STEP_MS * multiplier);
      multiplier = Math.min(MAX_STEPS, Math.max(3, multiplier + 1));
    },
    cancel: () => clearTimeout(timer),
    reset() {
      multiplier = 1;
    },
  };
}
