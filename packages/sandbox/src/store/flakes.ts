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
export class Flakes {
  #lastMs = 0;
  #sequence = 0;
  #past: number;

  /** `pastFrom`: instances with different values give different ids for times in the past. */
  constructor(pastFrom = 0) {
    this.#past = pastFrom;
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
    this.#past += 1;
    return encode((BigInt(Math.floor(ms)) << 64n) | (BigInt(this.#past) << 16n));
  }
}
