export interface Folding {
  /** Nothing is shown until the viewer opens it. */
  readonly folded: boolean;
  /** If media are hidden, up to eight are named. */
  readonly named: boolean;
}

interface FoldingFacts {
  readonly count: number;
  /** See `Arrangement`. */
  readonly score: number;
  /** The viewer has chosen to hide media in this place. */
  readonly hides: boolean;
}

/** Hidden media are named up to this number. */
const MOST_NAMED = 8;

/** Whether the media of a status are folded, and whether they are named. */
export function foldingOf({ count, score, hides }: FoldingFacts): Folding {
  if (hides) return { folded: true, named: count <= MOST_NAMED };
  return { folded: score > 1, named: false };
}

/** Height of one line of folded media, in pixels. */
const LINE = 36;

/** Height of folded media in pixels: one line, and one more for each attachment that is named. */
export function foldHeight(folding: Folding | null, count: number): number {
  return LINE * (folding?.named === true ? 1 + count : 1);
}
