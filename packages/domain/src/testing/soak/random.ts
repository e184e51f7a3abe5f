/** Random numbers that are the same for the same seed. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  /** True with this probability, from 0 to 1. */
  is(probability: number): boolean;
  /** One of the items; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined;
}

/** The generator is mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    is: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
