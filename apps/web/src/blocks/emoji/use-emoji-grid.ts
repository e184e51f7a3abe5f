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
  firstPlace,
  gridHeight,
  gridRows,
  movedPlace,
  rowAt,
} from './grid-place';

/** In pixels. Touch needs larger cells than a pointer. */
const CELL = 36;
const FINGER_CELL = 44;
const HEADING = 32;
/** Size until the grid has been measured. */
const USUAL = { width: 9 * CELL, height: 320 };
/** Rows drawn above and below what is seen. */
const AROUND = 3;

export interface EmojiGridModel {
  /** Ref of the scrolling element. */
  readonly attach: (element: HTMLDivElement | null) => void;
  readonly rows: readonly GridRow[];
  readonly columns: number;
  readonly height: number;
  /** Numbers of the rows that are drawn. */
  readonly drawn: readonly number[];
  /** The cell with the keyboard focus, or the one that will get it first. */
  readonly place: GridCell | null;
  /** The group at the top. */
  readonly group: EmojiGroup | undefined;
  readonly onScroll: () => void;
  /** Called when a cell gets the focus in another way than by keys. */
  readonly onReach: (place: GridCell) => void;
  /** Returns false for a key without a meaning in the grid. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly emojiAt: (place: GridCell) => Emoji | undefined;
  readonly focus: (place?: GridCell) => void;
  readonly jumpTo: (group: EmojiGroup) => void;
}

/** State of a grid that mounts only the visible rows: layout, scrolling, and the cell with the keyboard focus. */
export function useEmojiGrid(groups: readonly EmojiGroup[]): EmojiGridModel {
  const scroller = useRef<HTMLDivElement>(null);
  // As state, too: the element is mounted later than this hook runs, and unmounted while a search finds nothing.
  const [mounted, setMounted] = useState<HTMLDivElement | null>(null);
  const measured = useElementSize(mounted);
  const attach = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setMounted(element);
  }, []);
  const cell = useMediaQuery('(pointer: coarse)') ? FINGER_CELL : CELL;
  const { direction } = useLocale();
  const columns = Math.max(1, Math.floor((measured.width || USUAL.width) / cell));
  const rows = useMemo(() => gridRows(groups, { cell, heading: HEADING, columns }), [groups, cell, columns]);
  const seen = measured.height || USUAL.height;
  const [scrolled, setScrolled] = useState({ groups, top: 0 });
  // New groups are shown from their top.
  const top = scrolled.groups === groups ? scrolled.top : 0;
  const [reached, setReached] = useState<{ rows: readonly GridRow[]; place: GridCell } | null>(null);
  const place = reached?.rows === rows ? reached.place : firstPlace(rows);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    // Newer browsers return a promise from `scrollTo`; an effect must not return that as its clean-up.
    scroller.current?.scrollTo(0, 0);
  }, [groups]);

  useLayoutEffect(() => {
    if (!takesFocus.current || place === null) return;
    takesFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${place.row}"][data-column="${place.column}"]`)
      ?.focus({ preventScroll: true });
  });

  const keepInSight = useEffectEvent((room: number) => {
    const element = scroller.current;
    const row = place === null ? undefined : rows[place.row];
    const hasFocus = element?.contains(document.activeElement) === true;
    if (hasFocus && row !== undefined) scrollIntoView(element, row, room);
  });
  // Keeps the focused row visible when the grid shrinks, as it does above a phone's on-screen keyboard.
  useLayoutEffect(() => keepInSight(seen), [seen]);

  function focus(next: GridCell | null = place): void {
    const row = next === null ? undefined : rows[next.row];
    const element = scroller.current;
    if (next === null || row === undefined || element === null) return;
    scrollIntoView(element, row, seen);
    takesFocus.current = true;
    setReached({ rows, place: next });
    setScrolled({ groups, top: element.scrollTop });
  }

  function handleKey({ key, ctrlKey }: KeyboardEvent): boolean {
    if (place === null) return false;
    const page = Math.max(1, Math.floor(seen / cell) - 1);
    const next = movedPlace(rows, place, { key, page, direction, whole: ctrlKey });
    if (next !== null) focus(next);
    return next !== null;
  }

  const first = Math.max(0, rowAt(rows, top) - AROUND);
  const last = Math.min(rows.length - 1, rowAt(rows, top + seen) + AROUND);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  // The row with the focused cell stays mounted, however far it was scrolled away.
  if (place !== null && (place.row < first || place.row > last)) drawn.push(place.row);

  return {
    attach,
    rows,
    columns,
    height: gridHeight(rows),
    drawn,
    place,
    group: rows[rowAt(rows, top)]?.group,
    onScroll: () => setScrolled({ groups, top: scroller.current?.scrollTop ?? 0 }),
    onReach: (next) => setReached({ rows, place: next }),
    onKey: handleKey,
    emojiAt: (one) => emojiAt(rows, one),
    focus,
    jumpTo(group) {
      const row = rows.find((one) => one.group === group);
      if (row !== undefined) scroller.current?.scrollTo(0, row.top);
    },
  };
}

/** Scrolls a row into view. `seen` is the visible height to use where there is no layout. */
function scrollIntoView(scroller: Element, { top, height }: GridRow, seen: number): void {
  const end = top + height;
  const room = scroller.clientHeight || seen;
  // Scrolls up to the heading along with a group's first row.
  if (top - HEADING < scroller.scrollTop) scroller.scrollTo(0, top - HEADING);
  else if (end > scroller.scrollTop + room) scroller.scrollTo(0, end - room);
}
