/** Makes ids that sort by time as plain text. */
export interface Ids {
  /** A new id, greater than all ids that `next` returned before, even when the clock goes back. */
  next(nowMs: number): string;
  /** An id for a time in the past; the same calls in the same order return the same ids. */
  at(ms: number): string;
}
