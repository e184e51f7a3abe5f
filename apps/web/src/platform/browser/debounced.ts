interface DebounceOptions {
  /** Milliseconds without a further call after which the task runs. */
  pauseMs: number;
  /** Milliseconds after the first call after which it runs in any case. */
  maxDelayMs: number;
}

/** Debounces a task: it runs once for many calls, in the next pause between them. */
export function debounced(
  task: () => void,
  { pauseMs, maxDelayMs }: DebounceOptions,
): { schedule(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    end,
    schedule() {
      const now = performance.now();
      if (timer === undefined) due = now + maxDelayMs;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          task();
        },
        Math.max(0, Math.min(pauseMs, due - now)),
      );
    },
  };
}
