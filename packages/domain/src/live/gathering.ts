/** Milliseconds within which things that happen one after the other are told together. */
const PACE = 500;

/** Hands things on: the first at once, what follows closely in one go. */
export interface Gathering<T> {
  add(thing: T): void;
  /** Hands on what has been gathered. */
  tell(): void;
  /** Forgets what has been gathered: it was for somebody who is gone. */
  drop(): void;
}

/**
 * On a busy server fifty posts arrive in a second. Each by itself would draw the page fifty times; gathered, they
 * draw it twice, and a single one waits for nothing. Their order stays.
 */
export function createGathering<T>(hear: (thing: T) => void): Gathering<T> {
  const gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = -Infinity;

  function tell(): void {
    // One that cannot be heard does not take those after it along.
    while (gathered.length > 0) for (const thing of gathered.splice(0, 1)) hear(thing);
  }

  function pace(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    begin();
  }

  function begin(): void {
    timer = setTimeout(pace, PACE);
    toldAt = Date.now();
    tell();
  }

  return {
    add(thing) {
      gathered.push(thing);
      // The timers of a hidden tab run once a minute: when it is time, nobody waits for them.
      const isTime = Date.now() - toldAt >= PACE;
      if (timer !== undefined && !isTime) return;
      clearTimeout(timer);
      begin();
    },
    tell,
    drop: () => void gathered.splice(0),
  };
}
