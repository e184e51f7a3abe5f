/** Position and height of a row, in pixels of the page. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The index to which a dragged row has moved, given its middle in pixels: the rows that it has passed make room. */
export function placeAt(boxes: readonly RowBox[], middle: number): number {
  const last = boxes.length - 1;
  const at = boxes.findIndex(({ top, height }) => middle < top + height);
  return at === -1 ? last : at;
}

/** How far each row moves, in pixels, while the row from index `from` is at index `to`. */
export function rowShift(
  at: number,
  { from, to, height }: { from: number; to: number; height: number },
): number {
  if (at > from && at <= to) return -height;
  if (at < from && at >= to) return height;
  return 0;
}
