import type { Emoji, EmojiGroup } from '@linnet/domain/emoji';

/** Sizes in pixels, and the number of columns. */
export interface GridMeasures {
  readonly cell: number;
  readonly heading: number;
  readonly columns: number;
}

interface RowPlace {
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly height: number;
  readonly group: EmojiGroup;
}

export type GridRow = RowPlace &
  ({ readonly kind: 'heading' } | { readonly kind: 'emoji'; readonly emoji: readonly Emoji[] });

/** Lays out groups: each as a heading and rows of emoji. Positions are calculated, so that rows need not be mounted. */
export function gridRows(groups: readonly EmojiGroup[], measures: GridMeasures): readonly GridRow[] {
  const { cell, heading, columns } = measures;
  const rows: GridRow[] = [];
  let top = 0;
  for (const group of groups) {
    rows.push({ kind: 'heading', group, top, height: heading });
    top += heading;
    for (let first = 0; first < group.emoji.length; first += columns) {
      const emoji = group.emoji.slice(first, first + columns);
      rows.push({ kind: 'emoji', group, top, height: cell, emoji });
      top += cell;
    }
  }
  return rows;
}

export function gridHeight(rows: readonly GridRow[]): number {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.top + last.height;
}

/** The index of the row at a distance from the top, in pixels; the last one beyond the end. */
export function rowAt(rows: readonly GridRow[], offset: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const top = rows[middle]?.top ?? Infinity;
    if (top <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
