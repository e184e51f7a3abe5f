/** One page of a list, newest first. Only the Link header moves a cursor. */
export interface Page<T> {
  items: readonly T[];
  /** Rows that could not be read and were left out. */
  dropped: number;
  /** Query parameters of the next, older page; null at the end. */
  older: Cursor | null;
  /** Query parameters of the page just above. */
  newer: Cursor | null;
}

/** Opaque: taken from a Link header, sent back as it came. */
export type Cursor = Readonly<Record<string, string>>;
