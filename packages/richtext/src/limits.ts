/** How much of one text is read; the rest is left out, and the result says so. */
export interface Limits {
  /** Characters of HTML passed to the parser. */
  readonly length: number;
  /** Nodes visited in the parsed tree, and nodes created. */
  readonly nodes: number;
  /** Nesting depth; deeper elements are dropped, and their text is kept. */
  readonly depth: number;
  /** Characters of the plain text. */
  readonly plainText: number;
}

export const LIMITS: Limits = { length: 200_000, nodes: 20_000, depth: 40, plainText: 20_000 };
