import type { Emoji, EmojiGroup } from '@linnet/domain/emoji';
import {
  type KeyboardEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useElementSize } from '../../platform/browser/use-element-size';
import { useMediaQuery } from '../../platform/browser/use-layout';
import { useLocale } from '../../platform/i18n/use-text';
import {
  type GridCell,
  type GridRow,
  emojiAt,
  firstCell,
  gridHeight,
  gridRows,
  cellAfterKey,
  rowAt,
} from './grid-layout';

/** Side of a cell in pixels; touch needs larger ones than a mouse. */
const CELL = 36;
const TOUCH_CELL = 44;
const HEADING = 32;
/** Size until the grid has been measured. */
const DEFAULT_SIZE = { width: 9 * CELL, height: 320 };
/** Rows that are mounted above and below the visible ones. */
const EXTRA_ROWS = 3;

export interface EmojiGridModel {
  /** Ref of the scrolling element. */
  readonly attach: (element: HTMLDivElement | null) => void;
  readonly rows: readonly GridRow[];
  readonly columns: number;
  readonly height: number;
  /** Indexes of the mounted rows. */
  readonly mountedRows: readonly number[];
  /** The cell with the keyboard focus, or the one that will get it first. */
  readonly activeCell: GridCell | null;
  /** The group at the top. */
  readonly group: EmojiGroup | undefined;
  readonly onScroll: () => void;
  /** Called when a cell gets the focus by pointer or by code, not by the arrow keys. */
  readonly onCellFocus: (cell: GridCell) => void;
  /** Returns false for a key without a meaning in the grid. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly emojiAt: (cell: GridCell) => Emoji | undefined;
  readonly focus: (cell?: GridCell) => void;
  readonly jumpTo: (group: EmojiGroup) => void;
}

/** State of a grid that mounts only the visible rows: layout, scrolling, and the cell with the keyboard focus. */
export function useEmojiGrid(groups: readonly EmojiGroup[]): EmojiGridModel {
  const scroller = useRef<HTMLDivElement>(null);
  // Also state: the element is mounted after the first render, and unmounted while a search finds nothing.
  const [mounted, setMounted] = useState<HTMLDivElement | null>(null);
  const measured = useElementSize(mounted);
  const attach = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setMounted(element);
  }, []);
  const cell = useMediaQuery('(pointer: coarse)') ? TOUCH_CELL : CELL;
  const { direction } = useLocale();
  const columns = Math.max(1, Math.floor((measured.width || DEFAULT_SIZE.width) / cell));
  const rows = useMemo(() => gridRows(groups, { cell, heading: HEADING, columns }), [groups, cell, columns]);
  const visibleHeight = measured.height || DEFAULT_SIZE.height;
  const [scrolled, setScrolled] = useState({ groups, top: 0 });
  // New groups are shown from their top.
  const top = scrolled.groups === groups ? scrolled.top : 0;
  const [focused, setFocused] = useState<{ rows: readonly GridRow[]; cell: GridCell } | null>(null);
  const activeCell = focused?.rows === rows ? focused.cell : firstCell(rows);
  const focusAfterRender = useRef(false);

  useLayoutEffect(() => {
    // Newer browsers return a promise from `scrollTo`; an effect must not return that as its clean-up.
    scroller.current?.scrollTo(0, 0);
  }, [groups]);

  useLayoutEffect(() => {
    if (!focusAfterRender.current || activeCell === null) return;
    focusAfterRender.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${activeCell.row}"][data-column="${activeCell.column}"]`)
      ?.focus({ preventScroll: true });
  });

  const keepFocusedRowVisible = useEffectEvent((height: number) => {
    const element = scroller.current;
    const row = activeCell === null ? undefined : rows[activeCell.row];
    const hasFocus = element?.contains(document.activeElement) === true;
    if (hasFocus && row !== undefined) scrollIntoView(element, row, height);
  });
  // Keeps the focused row visible when the grid shrinks, as it does above a phone's on-screen keyboard.
  useLayoutEffect(() => keepFocusedRowVisible(visibleHeight), [visibleHeight]);

  function focus(next: GridCell | null = activeCell): void {
    const row = next === null ? undefined : rows[next.row];
    const element = scroller.current;
    if (next === null || row === undefined || element === null) return;
    scrollIntoView(element, row, visibleHeight);
    focusAfterRender.current = true;
    setFocused({ rows, cell: next });
    setScrolled({ groups, top: element.scrollTop });
  }

  function handleKey({ key, ctrlKey }: KeyboardEvent): boolean {
    if (activeCell === null) return false;
    const rowsPerPage = Math.max(1, Math.floor(visibleHeight / cell) - 1);
    const next = cellAfterKey(rows, activeCell, { key, rowsPerPage, direction, wholeGrid: ctrlKey });
    if (next !== null) focus(next);
    return next !== null;
  }

  const first = Math.max(0, rowAt(rows, top) - EXTRA_ROWS);
  const last = Math.min(rows.length - 1, rowAt(rows, top + visibleHeight) + EXTRA_ROWS);
  const mountedRows = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  // The row with the focused cell stays mounted, however far it was scrolled away.
  if (activeCell !== null && (activeCell.row < first || activeCell.row > last))
    mountedRows.push(activeCell.row);

  return {
    attach,
    rows,
    columns,
    height: gridHeight(rows),
    mountedRows,
    activeCell,
    group: rows[rowAt(rows, top)]?.group,
    onScroll: () => setScrolled({ groups, top: scroller.current?.scrollTop ?? 0 }),
    onCellFocus: (next) => setFocused({ rows, cell: next }),
    onKey: handleKey,
    emojiAt: (one) => emojiAt(rows, one),
    focus,
    jumpTo(group) {
      const row = rows.find((one) => one.group === group);
      if (row !== undefined) scroller.current?.scrollTo(0, row.top);
    },
  };
}

/** Scrolls a row into view. `fallbackHeight` is the visible height where there is no layout, as in tests. */
function scrollIntoView(scroller: Element, { top, height }: GridRow, fallbackHeight: number): void {
  const end = top + height;
  const visibleHeight = scroller.clientHeight || fallbackHeight;
  // Scrolls up to the heading along with a group's first row.
  if (top - HEADING < scroller.scrollTop) scroller.scrollTo(0, top - HEADING);
  else if (end > scroller.scrollTop + visibleHeight) scroller.scrollTo(0, end - visibleHeight);
}
