import type { Emoji, EmojiGroup } from '@linnet/domain/emoji';

/** Sizes in pixels, and the number of columns. */
interface GridSizes {
  readonly cell: number;
  readonly heading: number;
  readonly columns: number;
}

interface RowPosition {
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly height: number;
  readonly group: EmojiGroup;
}

export type GridRow = RowPosition &
  ({ readonly kind: 'heading' } | { readonly kind: 'emoji'; readonly emoji: readonly Emoji[] });

/** Lays out groups: each as a heading and rows of emoji. Positions are calculated, so that rows need not be mounted. */
export function gridRows(groups: readonly EmojiGroup[], sizes: GridSizes): readonly GridRow[] {
  const { cell, heading, columns } = sizes;
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

/** A cell of the grid: the number of its row among all rows, headings included, and of its column. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** What a key press needs to know besides the key. */
interface GridMove {
  /** How many rows Page Up and Page Down move by. */
  readonly rowsPerPage: number;
  readonly direction: 'ltr' | 'rtl';
  /** With the control key, Home and End lead to the ends of the whole grid. */
  readonly wholeGrid: boolean;
}

export function emojiAt(rows: readonly GridRow[], { row, column }: GridCell): Emoji | undefined {
  const found = rows[row];
  return found?.kind === 'emoji' ? found.emoji[column] : undefined;
}

export function firstCell(rows: readonly GridRow[]): GridCell | null {
  const row = rows.findIndex(({ kind }) => kind === 'emoji');
  return row < 0 ? null : { row, column: 0 };
}

type MoveFocus = (rows: readonly GridRow[], cell: GridCell, move: GridMove) => GridCell | null;

const moveByKey: Readonly<Record<string, MoveFocus>> = {
  ArrowRight: (rows, cell, { direction }) => moveByColumns(rows, cell, direction === 'ltr' ? 1 : -1),
  ArrowLeft: (rows, cell, { direction }) => moveByColumns(rows, cell, direction === 'ltr' ? -1 : 1),
  ArrowDown: (rows, cell) => moveByRows(rows, cell, 1) ?? cell,
  ArrowUp: (rows, cell) => moveByRows(rows, cell, -1),
  PageDown: (rows, cell, { rowsPerPage }) => moveByRows(rows, cell, rowsPerPage) ?? cell,
  PageUp: (rows, cell, { rowsPerPage }) => moveByRows(rows, cell, -rowsPerPage) ?? cell,
  Home: (rows, cell, { wholeGrid }) => (wholeGrid ? firstCell(rows) : { ...cell, column: 0 }),
  End(rows, cell, { wholeGrid }) {
    const row = wholeGrid ? rows.length - 1 : cell.row;
    return { row, column: lastColumn(rows[row]) };
  },
};

/** The cell that a key moves to; null for keys without a meaning here, and for Up in the first row. */
export function cellAfterKey(
  rows: readonly GridRow[],
  cell: GridCell,
  { key, ...move }: GridMove & { readonly key: string },
): GridCell | null {
  return moveByKey[key]?.(rows, cell, move) ?? null;
}

function lastColumn(row: GridRow | undefined): number {
  return row?.kind === 'emoji' ? row.emoji.length - 1 : 0;
}

/** The next or previous cell, continuing in the next or previous row. */
function moveByColumns(rows: readonly GridRow[], cell: GridCell, step: 1 | -1): GridCell {
  const column = cell.column + step;
  if (column >= 0 && column <= lastColumn(rows[cell.row])) return { ...cell, column };
  const row = nextRow(rows, cell.row, step);
  if (row === null) return cell;
  return { row, column: step > 0 ? 0 : lastColumn(rows[row]) };
}

/** The cell `steps` emoji rows further down (up if negative), or in the outermost row; null without a further row. */
function moveByRows(rows: readonly GridRow[], { row, column }: GridCell, steps: number): GridCell | null {
  const step = steps > 0 ? 1 : -1;
  let reached = row;
  for (let remaining = Math.abs(steps); remaining > 0; remaining -= 1) {
    const next = nextRow(rows, reached, step);
    if (next === null) break;
    reached = next;
  }
  return reached === row ? null : { row: reached, column: Math.min(column, lastColumn(rows[reached])) };
}

function nextRow(rows: readonly GridRow[], from: number, step: 1 | -1): number | null {
  for (let row = from + step; row >= 0 && row < rows.length; row += step) {
    if (rows[row]?.kind === 'emoji') return row;
  }
  return null;
}
