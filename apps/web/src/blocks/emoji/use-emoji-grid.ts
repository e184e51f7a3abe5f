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
import { useMediaQuery } from '../../platform/browser/use-media-query';
import { useLocale } from '../../platform/i18n/use-locale';
import { emojiAt, firstPlace, type GridPlace, movedPlace } from './grid-place';
import { type GridRow, gridHeight, gridRows, rowAt } from './grid-rows';

/** Pixels. A finger needs more than a pointer. */
const CELL = 36;
const FINGER_CELL = 44;
const HEADING = 32;
/** Until the grid has measured itself. */
const USUAL = { width: 9 * CELL, height: 320 };
/** Rows drawn above and below what is seen. */
const AROUND = 3;

export interface EmojiGridModel {
  /** The ref of what scrolls. */
  readonly attach: (element: HTMLDivElement | null) => void;
  readonly rows: readonly GridRow[];
  readonly columns: number;
  readonly height: number;
  /** Numbers of the rows that are drawn. */
  readonly drawn: readonly number[];
  /** Where the keyboard is, or would begin. */
  readonly place: GridPlace | null;
  /** The group that stands at the top. */
  readonly group: EmojiGroup | undefined;
  readonly onScroll: () => void;
  /** A cell was reached by other ways than keys. */
  readonly onReach: (place: GridPlace) => void;
  /** False for a key that means nothing here. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly emojiAt: (place: GridPlace) => Emoji | undefined;
  readonly focus: (place?: GridPlace) => void;
  readonly jumpTo: (group: EmojiGroup) => void;
}

/** A grid that draws the rows in sight only, whatever their number, and where the keyboard is in it. */
export function useEmojiGrid(groups: readonly EmojiGroup[]): EmojiGridModel {
  const scroller = useRef<HTMLDivElement>(null);
  // It comes with the emoji, later than what is here, and goes while nothing is found.
  const [standing, setStanding] = useState<HTMLDivElement | null>(null);
  const measured = useElementSize(standing);
  const attach = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setStanding(element);
  }, []);
  const cell = useMediaQuery('(pointer: coarse)') ? FINGER_CELL : CELL;
  const { direction } = useLocale();
  const columns = Math.max(1, Math.floor((measured.width || USUAL.width) / cell));
  const rows = useMemo(() => gridRows(groups, { cell, heading: HEADING, columns }), [groups, cell, columns]);
  const seen = measured.height || USUAL.height;
  const [scrolled, setScrolled] = useState({ groups, top: 0 });
  // Other groups are read from their beginning.
  const top = scrolled.groups === groups ? scrolled.top : 0;
  const [reached, setReached] = useState<{ rows: readonly GridRow[]; place: GridPlace } | null>(null);
  const place = reached?.rows === rows ? reached.place : firstPlace(rows);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    // Browsers begin to return a promise here, which is no clean-up.
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
    if (hasFocus && row !== undefined) bringIntoSight(element, row, room);
  });
  // The room became smaller, as it does above a phone's keyboard: where the focus is stays in sight.
  useLayoutEffect(() => keepInSight(seen), [seen]);

  function focus(next: GridPlace | null = place): void {
    const row = next === null ? undefined : rows[next.row];
    const element = scroller.current;
    if (next === null || row === undefined || element === null) return;
    bringIntoSight(element, row, seen);
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
  // Where the focus is stays on the page, however far away it was scrolled.
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

/** `seen` counts where nothing is laid out. */
function bringIntoSight(scroller: Element, { top, height }: GridRow, seen: number): void {
  const end = top + height;
  const room = scroller.clientHeight || seen;
  // The heading of a first row comes into sight with it.
  if (top - HEADING < scroller.scrollTop) scroller.scrollTo(0, top - HEADING);
  else if (end > scroller.scrollTop + room) scroller.scrollTo(0, end - room);
}
