const INTERVAL_MS = 500;

/** Emits the first item at once, and those that follow within the interval together at its end. */
export interface Batch<T> {
  add(thing: T): void;
  /** Emits the gathered items now. */
  flush(): void;
  /** Drops the gathered items. */
  drop(): void;
}

/**
 * Batches events, in their order. On a busy server fifty posts arrive in a second: one by one they would render the
 * page fifty times, in batches twice.
 */
export function createBatch<T>(emit: (thing: T) => void): Batch<T> {
  const gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let emittedAt = -Infinity;

  function flush(): void {
    // Each is removed before it is emitted: an error in `emit` doesn't lose those after it.
    while (gathered.length > 0) for (const item of gathered.splice(0, 1)) emit(item);
  }

  function onInterval(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    begin();
  }

  function begin(): void {
    timer = setTimeout(onInterval, INTERVAL_MS);
    emittedAt = Date.now();
    flush();
  }

  return {
    add(item) {
      gathered.push(item);
      // The timers of a hidden tab run once a minute, so elapsed time counts as well.
      const isDue = Date.now() - emittedAt >= INTERVAL_MS;
      if (timer !== undefined && !isDue) return;
      clearTimeout(timer);
      begin();
    },
    flush,
    drop: () => void gathered.splice(0),
  };
}
