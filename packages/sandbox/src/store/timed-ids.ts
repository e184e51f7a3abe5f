import type { Ids } from './ids';

/** Where the number of an id within its millisecond comes from: they never meet. */
export type IdSource = 'seed' | 'past' | 'present';

/** Writes an id so that a later one is greater as text. */
export type WriteId = (ms: number, source: IdSource, sequence: number) => string;

/** Ids in a form of which several servers have one of their own. */
export class TimedIds implements Ids {
  readonly #write: WriteId;
  readonly #capacity: number;
  readonly #pastSource: IdSource;
  #lastMs = 0;
  #sequence = 0;
  #past = 0;

  /** `capacity`: how many ids of one source a millisecond has room for. */
  constructor(write: WriteId, options: { capacity: number; seeding: boolean }) {
    this.#write = write;
    this.#capacity = options.capacity;
    this.#pastSource = options.seeding ? 'seed' : 'past';
  }

  next(nowMs: number): string {
    if (nowMs > this.#lastMs) {
      this.#lastMs = nowMs;
      this.#sequence = 0;
    } else {
      this.#sequence += 1;
    }
    if (this.#sequence >= this.#capacity) {
      this.#lastMs += 1;
      this.#sequence = 0;
    }
    return this.#write(this.#lastMs, 'present', this.#sequence);
  }

  at(ms: number): string {
    this.#past += 1;
    return this.#write(Math.floor(ms), this.#pastSource, this.#past % this.#capacity);
  }
}
