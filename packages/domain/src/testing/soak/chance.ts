/** Chance that goes the same way each time it begins with the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(min: number, most: number): number;
  /** True so often, from 0 to 1. */
  is(probability: number): boolean;
  /** One of these; undefined of none. */
  pick<T>(things: readonly T[]): T | undefined;
}

/** mulberry32: small, quick and even enough. */
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
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    is: (often) => next() < often,
    pick: (things) => things[Math.floor(next() * things.length)],
  };
}
