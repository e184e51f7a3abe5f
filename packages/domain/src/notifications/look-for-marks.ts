import type { FailureReason, NotificationId } from '@linnet/api';
import { lastRound } from '../rounds/last-round';

/** Milliseconds between two looks at the server while nothing tells of what is new. */
export const LOOK_EVERY = 10_000;

/** What is known here of the notifications that somebody may see or deal with elsewhere. */
export interface RowsHere {
  /** The lowest that is new here. */
  readonly lowestUnseen: () => NotificationId | undefined;
  readonly countUnseen: () => number;
  /** The lowest that somebody else may deal with too. */
  readonly lowestUndone: () => NotificationId | undefined;
}

interface MarksOptions extends RowsHere {
  /** A stream tells of all that is new. */
  readonly isUnbroken: boolean;
  readonly look: (asOf: number, downTo?: NotificationId) => Promise<FailureReason | null>;
  readonly loadMarks: () => Promise<void>;
  /** All that is new here is to be compared with what the server has. */
  readonly oweAll: () => void;
}

/**
 * No stream tells what was seen or dealt with elsewhere: it is asked for while something is new here, or is to be
 * dealt with.
 */
export async function lookForMarks(options: MarksOptions): Promise<FailureReason | null> {
  const { isUnbroken, lowestUnseen, lowestUndone, countUnseen, look, loadMarks, oweAll } = options;
  const downTo = lowestUndone();
  const isNew = lowestUnseen() !== undefined;
  if (!isNew && downTo === undefined && isUnbroken) return null;
  const asOf = lastRound(LOOK_EVERY);
  const before = countUnseen();
  if (isNew) await loadMarks();
  const failure = await look(asOf, downTo);
  // What was seen elsewhere at the top may have been seen further down too.
  if (failure === null && countUnseen() < before && lowestUnseen() !== undefined) oweAll();
  return failure;
}
