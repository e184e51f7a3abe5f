interface Leisure {
  /** Milliseconds without a further call after which the task runs. */
  quiet: number;
  /** Milliseconds after the first call at which it runs however many more come. */
  latest: number;
}

/** A task that many small events ask for and that may wait for a pause between them: it runs once for all of them. */
export function atLeisure(task: () => void, { quiet, latest }: Leisure): { ask(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    end,
    ask() {
      const now = performance.now();
      if (timer === undefined) due = now + latest;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          task();
        },
        Math.max(0, Math.min(quiet, due - now)),
      );
    },
  };
}
