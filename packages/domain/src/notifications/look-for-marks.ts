import type { FailureReason, NotificationId } from '@linnet/api';
import { lastPoll } from '../kernel/polling/polling';

/** Milliseconds between two polls while no stream sends what is new. */
export const LOOK_EVERY = 10_000;

/** Known notifications that may be seen or handled elsewhere. */
export interface RowsHere {
  /** The lowest that is unseen on this device. */
  readonly lowestUnseen: () => NotificationId | undefined;
  readonly countUnseen: () => number;
  /** The lowest that another member of the staff may handle too. */
  readonly lowestUndone: () => NotificationId | undefined;
}

interface MarksOptions extends RowsHere {
  /** The stream has sent everything new. */
  readonly isUnbroken: boolean;
  readonly look: (asOf: number, downTo?: NotificationId) => Promise<FailureReason | null>;
  readonly loadMarks: () => Promise<void>;
  /** Requests a comparison of all rows that are unseen here with those of the server. */
  readonly oweAll: () => void;
}

/**
 * Polls for what was seen or handled elsewhere, which no stream sends: only while something is unseen here or has to be
 * handled.
 */
export async function lookForMarks(options: MarksOptions): Promise<FailureReason | null> {
  const { isUnbroken, lowestUnseen, lowestUndone, countUnseen, look, loadMarks, oweAll } = options;
  const downTo = lowestUndone();
  const isNew = lowestUnseen() !== undefined;
  if (!isNew && downTo === undefined && isUnbroken) return null;
  const asOf = lastPoll(LOOK_EVERY);
  const before = countUnseen();
  if (isNew) await loadMarks();
  const failure = await look(asOf, downTo);
  // Somebody who has seen the upper ones elsewhere may have seen those further down too.
  if (failure === null && countUnseen() < before && lowestUnseen() !== undefined) oweAll();
  return failure;
}
