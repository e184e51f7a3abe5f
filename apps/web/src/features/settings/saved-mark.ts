import { createCell, perClient } from '@linnet/domain';

/** Milliseconds for which "saved" is shown. */
export const SAVED = 2000;

/** The result of the last change, wherever in the window it was made. */
export const savedMark = perClient(() => ({
  /** When it was saved, in milliseconds since 1970, while that is shown; otherwise null. */
  at: createCell<number | null>(null),
  /** Whether it could not be saved. */
  refused: createCell(false),
}));
