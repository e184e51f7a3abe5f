const TOP_BIT = 0x8000_0000;
const LOW_BITS = 0x00ff_ffff;

/**
 * The arithmetic coder of VP8 (RFC 6386, section 7): each bit is written with the probability of a "no", in 256ths,
 * so that expected bits take little space.
 */
export class BoolWriter {
  readonly #bytes: number[] = [];
  #range = 255;
  #bottom = 0;
  #bitsToByte = 24;

  /** `chanceOfNo` runs from 1 to 255. */
  write(yes: boolean, chanceOfNo: number): void {
    const split = 1 + (((this.#range - 1) * chanceOfNo) >> 8);
    if (yes) {
      this.#bottom = (this.#bottom + split) >>> 0;
      this.#range -= split;
    } else {
      this.#range = split;
    }
    while (this.#range < 128) this.#shift();
  }

  /** Writes the lowest bits of a number, most significant first, each with a probability of its own. */
  writeBits(value: number, chances: readonly number[]): void {
    chances.forEach((chance, index) => {
      this.write(((value >> (chances.length - 1 - index)) & 1) === 1, chance);
    });
  }

  /** Everything written, with zeros after it to flush the coder. */
  finish(): Buffer {
    for (let bit = 0; bit < 32; bit += 1) this.write(false, 128);
    return Buffer.from(this.#bytes);
  }

  #shift(): void {
    this.#range <<= 1;
    if (this.#bottom >= TOP_BIT) this.#carry();
    this.#bottom = (this.#bottom << 1) >>> 0;
    this.#bitsToByte -= 1;
    if (this.#bitsToByte > 0) return;
    this.#bytes.push(this.#bottom >>> 24);
    this.#bottom &= LOW_BITS;
    this.#bitsToByte = 8;
  }

  #carry(): void {
    let at = this.#bytes.length - 1;
    while (this.#bytes[at] === 255) {
      this.#bytes[at] = 0;
      at -= 1;
    }
    this.#bytes[at] = (this.#bytes[at] ?? 0) + 1;
  }
}
