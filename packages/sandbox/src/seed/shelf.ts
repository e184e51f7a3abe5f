import type { Random } from '../pictures/random';

/** Returns the entries of a list in random order, and shuffles again when all were returned. */
export class Shelf<T> {
  readonly #all: readonly T[];
  readonly #random: Random;
  #left: T[] = [];

  constructor(all: readonly [T, ...T[]] | readonly T[], random: Random) {
    this.#all = all;
    this.#random = random;
  }

  take(): T {
    if (this.#left.length === 0) {
      this.#left = [...this.#all];
      for (let index = this.#left.length - 1; index > 0; index -= 1) {
        const other = Math.floor(this.#random() * (index + 1));
        const [a, b] = [this.#left[index], this.#left[other]];
        if (a !== undefined && b !== undefined) [this.#left[index], this.#left[other]] = [b, a];
      }
    }
    const card = this.#left.pop();
    if (card === undefined) throw new Error('A shelf needs something on it');
    return card;
  }
}
