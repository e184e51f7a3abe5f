import type { Ids } from './ids';

/** The source of an id's sequence number; ids of different sources are never equal. */
export type IdSource = 'seed' | 'past' | 'present';

/** Writes an id so that later ids are greater as text. */
export type WriteId = (ms: number, source: IdSource, sequence: number) => string;

/** Ids of a time, a source and a sequence number, written by `WriteId`. */
export class TimedIds implements Ids {
  readonly #write: WriteId;
  readonly #capacity: number;
  readonly #pastSource: IdSource;
  #lastMs = 0;
  #sequence = 0;
  #past = 0;

  /** `capacity`: the number of ids of one source per millisecond. */
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
