/** Where a row stands and how tall it is, in pixels of the page. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** To which place a row has come whose middle is at `middle`: the rows that it has passed make way. */
export function placeAt(boxes: readonly RowBox[], middle: number): number {
  const last = boxes.length - 1;
  const at = boxes.findIndex(({ top, height }) => middle < top + height);
  return at === -1 ? last : at;
}

/** How far each row moves, in pixels, while the one at `from` stands at `to`. */
export function rowShift(
  at: number,
  { from, to, height }: { from: number; to: number; height: number },
): number {
  if (at > from && at <= to) return -height;
  if (at < from && at >= to) return height;
  return 0;
}
