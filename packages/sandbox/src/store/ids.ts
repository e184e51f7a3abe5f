import { createHash } from 'node:crypto';

/** Makes ids that sort by time as plain text. */
export interface Ids {
  /** A new id, greater than all ids that `next` returned before, even when the clock goes back. */
  next(nowMs: number): string;
  /** An id for a time in the past; the same calls in the same order return the same ids. */
  at(ms: number): string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = 62n;
const LENGTH = 18;
const LIVE_WORKER = 0xffff_ffff_ffffn;

function encode(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = ALPHABET.charAt(Number(rest % BASE)) + text;
    rest /= BASE;
  }
  return text.padStart(LENGTH, '0');
}

/**
 * Ids that sort by time as plain text: 64 bits of milliseconds, 48 of worker, 16 of sequence, written in base 62 (18
 * characters for any date of this century).
 */
class Flakes {
  #lastMs = 0;
  #sequence = 0;
  #pastCount: number;

  /** `pastFrom`: instances with different values give different ids for times in the past. */
  constructor(pastFrom = 0) {
    this.#pastCount = pastFrom;
  }

  /** A new id, greater than all ids that `next` returned before, even when the clock goes back. */
  next(nowMs: number): string {
    if (nowMs > this.#lastMs) {
      this.#lastMs = nowMs;
      this.#sequence = 0;
    } else {
      this.#sequence += 1;
    }
    return encode((BigInt(this.#lastMs) << 64n) | (LIVE_WORKER << 16n) | BigInt(this.#sequence));
  }

  /** An id for a time in the past; the same calls in the same order return the same ids. */
  at(ms: number): string {
    this.#pastCount += 1;
    return encode((BigInt(Math.floor(ms)) << 64n) | (BigInt(this.#pastCount) << 16n));
  }
}

/** A UUID that depends only on the text. */
export function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const UUID_CAPACITY = 2 ** 26;
const SOURCE_BITS = { seed: 0, past: 1, present: 2 } as const;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Digits that are computed from the others; the digits before them define the order. */
function fillerDigits(ms: number, sequence: number): string {
  const mixed = Math.imul((ms % 2 ** 31) ^ (sequence + 1), 0x9e3779b1) >>> 0;
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return (hex(mixed, 8) + hex(again, 8)).slice(0, 11);
}

/** UUID version 7: milliseconds, the source, the sequence number, and digits without meaning. */
const writeUuidV7: WriteId = (ms, source, sequence) => {
  const time = hex(ms, 12);
  const high = (SOURCE_BITS[source] << 10) | (sequence >> 16);
  const low = hex(sequence & 0xffff, 4);
  const rest = low + fillerDigits(ms, sequence);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(high, 3)}-8${rest.slice(0, 3)}-${rest.slice(3)}`;
};

/** The smallest id of a time. */
export function firstUuidOf(ms: number): string {
  const time = hex(ms, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The time of an id. */
export function timeOfUuid(id: string): number {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
}

/**
 * What an id was made for: a row of the seed, a past time, or the present. Ids of different sources are
 * never equal.
 */
type IdSource = 'seed' | 'past' | 'present';

/** Writes an id so that later ids are greater as text. */
type WriteId = (ms: number, source: IdSource, sequence: number) => string;

/** Ids of a time, a source and a sequence number, written by `WriteId`. */
class TimedIds implements Ids {
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

const SEQUENCE_BITS = 14n;
const SNOWFLAKE_CAPACITY = 2 ** 14;
const SOURCES = { seed: 0n, past: 1n, present: 2n } as const;
/** The number of digits of any time since 2018; earlier ones are padded with zeros, so that they sort as text. */
const DIGITS = 18;

/** Milliseconds and sixteen bits, in decimal. */
const writeSnowflake: WriteId = (ms, source, sequence) =>
  ((BigInt(ms) << 16n) | (SOURCES[source] << SEQUENCE_BITS) | BigInt(sequence))
    .toString()
    .padStart(DIGITS, '0');

/** The form of the ids of accounts and statuses. */
export type IdForm = 'flake' | 'snowflake' | 'uuid';

/** Start of the ids for past times after seeding; they differ from all ids of the seed. */
const PAST_START_AFTER_SEEDING = 2 ** 32;

/** Makes the generator of ids. With `seeding` its ids for past times differ from those of a running server. */
export function newIds(form: IdForm, seeding: boolean): Ids {
  switch (form) {
    case 'flake':
      return new Flakes(seeding ? 0 : PAST_START_AFTER_SEEDING);
    case 'snowflake':
      return new TimedIds(writeSnowflake, { capacity: SNOWFLAKE_CAPACITY, seeding });
    case 'uuid':
      return new TimedIds(writeUuidV7, { capacity: UUID_CAPACITY, seeding });
  }
}
