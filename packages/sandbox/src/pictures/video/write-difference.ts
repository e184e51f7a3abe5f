/** The kind of a block: brightness, which is predicted block by block, or colour. */
export type BlockKind = 'luma' | 'chroma';

interface Probabilities {
  /** For the first coefficient of a block, by how many neighbours (0–2) differed from their prediction. */
  first: readonly [readonly number[], readonly number[], readonly number[]];
  /** For no coefficient after the first: when that is ±1, and when it is larger. */
  ends: readonly [afterOne: number, afterMore: number];
}

/** The initial probabilities of a key frame (RFC 6386, section 13.5), only those that blocks of one colour need. */
const PROBABILITIES: Record<BlockKind, Probabilities> = {
  chroma: {
    first: [
      [253, 9, 248, 251, 207, 208, 255, 192, 128, 128, 128],
      [175, 13, 224, 243, 193, 185, 249, 198, 255, 255, 128],
      [73, 17, 171, 221, 161, 179, 236, 167, 255, 234, 128],
    ],
    ends: [239, 155],
  },
  luma: {
    first: [
      [202, 24, 213, 235, 186, 191, 220, 160, 240, 175, 255],
      [126, 38, 182, 232, 169, 184, 228, 174, 255, 187, 128],
      [61, 46, 138, 219, 151, 178, 240, 170, 255, 216, 128],
    ],
    ends: [166, 39],
  },
};

/** A token for values from `min` on: its path through the token tree, and the probabilities of its extra bits. */
interface Token {
  min: number;
  path: readonly [at: number, yes: boolean][];
  extra: readonly number[];
}

const LARGE_VALUE_PATH: Token['path'] = [
  [3, true],
  [6, true],
];

/** The largest first (RFC 6386, section 13.2). */
const TOKENS: readonly Token[] = [
  {
    min: 67,
    path: [...LARGE_VALUE_PATH, [8, true], [10, true]],
    extra: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
  },
  { min: 35, path: [...LARGE_VALUE_PATH, [8, true], [10, false]], extra: [180, 157, 141, 134, 130] },
  { min: 19, path: [...LARGE_VALUE_PATH, [8, false], [9, true]], extra: [176, 155, 140, 135] },
  { min: 11, path: [...LARGE_VALUE_PATH, [8, false], [9, false]], extra: [173, 148, 140] },
  {
    min: 7,
    path: [
      [3, true],
      [6, false],
      [7, true],
    ],
    extra: [165, 145],
  },
  {
    min: 5,
    path: [
      [3, true],
      [6, false],
      [7, false],
    ],
    extra: [159],
  },
  {
    min: 4,
    path: [
      [3, false],
      [4, true],
      [5, true],
    ],
    extra: [],
  },
  {
    min: 3,
    path: [
      [3, false],
      [4, true],
      [5, false],
    ],
    extra: [],
  },
  {
    min: 2,
    path: [
      [3, false],
      [4, false],
    ],
    extra: [],
  },
];

const EVEN_PROBABILITY = 128;

interface Difference {
  kind: BlockKind;
  /** The difference between the block's colour and its prediction, in steps of the coder. */
  amount: number;
  /** How many of the blocks above and to the left differed: 0, 1 or 2. */
  neighbours: number;
}

/** Writes a block of one colour: its first coefficient, and that no other follows. */
export function writeDifference(writer: BoolWriter, { kind, amount, neighbours }: Difference): void {
  const { first, ends } = PROBABILITIES[kind];
  const probabilities = first[neighbours] ?? first[0];
  const probability = (at: number): number => probabilities[at] ?? EVEN_PROBABILITY;
  writer.write(amount !== 0, probability(0));
  if (amount === 0) return;
  const size = Math.abs(amount);
  writer.write(true, probability(1));
  writer.write(size > 1, probability(2));
  const token = TOKENS.find(({ min }) => size >= min);
  if (token) {
    for (const [at, yes] of token.path) writer.write(yes, probability(at));
    writer.writeBits(size - token.min, token.extra);
  }
  writer.write(amount < 0, EVEN_PROBABILITY);
  writer.write(false, size > 1 ? ends[1] : ends[0]);
}

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

  /** `zeroProbability`: that of a "no", from 1 to 255. */
  write(yes: boolean, zeroProbability: number): void {
    const split = 1 + (((this.#range - 1) * zeroProbability) >> 8);
    if (yes) {
      this.#bottom = (this.#bottom + split) >>> 0;
      this.#range -= split;
    } else {
      this.#range = split;
    }
    while (this.#range < 128) this.#shift();
  }

  /** Writes the lowest bits of a number, most significant first, each with a probability of its own. */
  writeBits(value: number, probabilities: readonly number[]): void {
    probabilities.forEach((probability, index) => {
      this.write(((value >> (probabilities.length - 1 - index)) & 1) === 1, probability);
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
