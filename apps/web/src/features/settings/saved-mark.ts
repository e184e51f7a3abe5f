import { createCell, perClient } from '@linnet/domain';

/** Milliseconds for which it is said that a change was kept. */
export const SAVED = 2000;

/** What became of the last change, wherever in the window it was made. */
export const savedMark = perClient(() => ({
  /** When it was kept, in milliseconds since 1970, while that is still said; null otherwise. */
  at: createCell<number | null>(null),
  /** It could not be kept. */
  refused: createCell(false),
}));
