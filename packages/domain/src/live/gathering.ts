/** Milliseconds within which things that happen one after the other are told together. */
const PACE = 500;

/** Hands things on: the first at once, what follows closely in one go. */
export interface Gathering<T> {
  add(thing: T): void;
  /** Hands on what has been gathered. */
  tell(): void;
}

/**
 * On a busy server fifty posts arrive in a second. Each by itself would draw the page fifty times; gathered, they
 * draw it twice, and a single one waits for nothing. Their order stays.
 */
export function createGathering<T>(hear: (thing: T) => void): Gathering<T> {
  let gathered: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    const things = gathered;
    gathered = [];
    for (const thing of things) hear(thing);
  }

  function pace(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    tell();
    timer = setTimeout(pace, PACE);
  }

  return {
    add(thing) {
      gathered.push(thing);
      if (timer !== undefined) return;
      tell();
      timer = setTimeout(pace, PACE);
    },
    tell,
  };
}
