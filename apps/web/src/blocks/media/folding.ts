export interface Folding {
  /** Nothing is shown until it is asked for. */
  readonly folded: boolean;
  /** Where media are hidden, a few are named one by one. */
  readonly named: boolean;
}

interface FoldingFacts {
  readonly count: number;
  /** Of their arrangement. */
  readonly score: number;
  /** The person has media hidden here. */
  readonly hides: boolean;
}

/** Of what is hidden anyway, more than this is too much to be named. */
const MOST_NAMED = 8;

/** Whether the media of a status wait behind a line, and which. */
export function foldingOf({ count, score, hides }: FoldingFacts): Folding {
  if (hides) return { folded: true, named: count <= MOST_NAMED };
  return { folded: score > 1, named: false };
}

/** Pixels of one line of what is folded away. */
const LINE = 36;

/** Height of what stands for folded media, in pixels: one line, and one more for each that is named. */
export function foldHeight(folding: Folding | null, count: number): number {
  return LINE * (folding?.named === true ? 1 + count : 1);
}
