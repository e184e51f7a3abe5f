/** Ids that sort by time as plain text, whatever they look like. */
export interface Ids {
  /** A new id, greater than every id this gave for a present moment before, also when the clock goes back. */
  next(nowMs: number): string;
  /** An id for a moment in the past; the same calls in the same order give the same ids. */
  at(ms: number): string;
}
