/** One page of a list, newest first. Cursors come from the Link header only. */
export interface Page<T> {
  items: readonly T[];
  /** The number of rows that were left out because they could not be read. */
  dropped: number;
  /** Query parameters of the next, older page; null at the end. */
  older: Cursor | null;
  /** Query parameters of the next newer page. */
  newer: Cursor | null;
}

/** Opaque: taken from a Link header and sent back unchanged. */
export type Cursor = Readonly<Record<string, string>>;
