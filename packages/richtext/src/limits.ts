/** How much of one text is read; what is beyond is left out, and the result says so. */
export interface Limits {
  /** Characters of markup given to the parser. */
  readonly length: number;
  /** Nodes visited in the parsed tree, and nodes made. */
  readonly nodes: number;
  /** Elements inside one another; deeper ones lose their element and keep their text. */
  readonly depth: number;
  /** Characters of the plain text. */
  readonly plainText: number;
}

export const LIMITS: Limits = { length: 200_000, nodes: 20_000, depth: 40, plainText: 20_000 };
