/** Milliseconds for which things are gathered. */
const PACE = 500;

/** Batches what it is given: passes on the first thing at once, and what follows closely in one go. */
export interface Batch<T> {
  add(thing: T): void;
  /** Passes on now what has been gathered. */
  flush(): void;
  /** Drops what has been gathered. */
  drop(): void;
}

/**
 * Batches events, in their order. On a busy server fifty posts arrive in a second: passed on one by one they would
 * render the page fifty times, in batches twice. A single event is not delayed.
 */
export function createBatch<T>(passOn: (thing: T) => void): Batch<T> {
  const gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passedAt = -Infinity;

  function flush(): void {
    // Each is removed before it is passed on: an error in `passOn` doesn't lose those after it.
    while (gathered.length > 0) for (const thing of gathered.splice(0, 1)) passOn(thing);
  }

  function pace(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    begin();
  }

  function begin(): void {
    timer = setTimeout(pace, PACE);
    passedAt = Date.now();
    flush();
  }

  return {
    add(thing) {
      gathered.push(thing);
      // The timers of a hidden tab run once a minute, so elapsed time counts as well.
      const isTime = Date.now() - passedAt >= PACE;
      if (timer !== undefined && !isTime) return;
      clearTimeout(timer);
      begin();
    },
    flush,
    drop: () => void gathered.splice(0),
  };
}
