import type { StatusId } from '@linnet/api';
import type { ThreadRow } from '@linnet/domain/conversation';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { cardBeingRead, holdThroughResize } from '../../blocks/feed/hold-through-resize';
import { findCard, readAnchor, scrollToRow, scrollUntilStill } from '../../blocks/feed/use-list-scroll';
import { scrolledBy } from '../../platform/browser/page-top';
import type { ScrollAnchor } from '../../platform/navigation/scroll-position';
import { useScrollAnchor } from '../../platform/navigation/restored-position';

interface RowsChange {
  before: readonly ThreadRow[];
  rows: readonly ThreadRow[];
  /** The post that is being read, and its position. */
  read: ScrollAnchor;
  /** The position for a row that was above that post, in pixels. */
  top: number;
}

/**
 * The post to keep in place when the rows change: the one being read or, if that is no longer shown, the last one before
 * it that still is. Undefined if there is none.
 */
export function anchorAfter({ before, rows, read, top }: RowsChange): ScrollAnchor | undefined {
  const shownIds = new Set(rows.flatMap((row) => (row.kind === 'post' ? [row.id as string] : [])));
  if (shownIds.has(read.id)) return read;
  const index = before.findIndex((row) => row.kind === 'post' && row.id === read.id);
  const last = before
    .slice(0, Math.max(0, index))
    .findLast((row) => row.kind === 'post' && shownIds.has(row.id));
  return last?.kind === 'post' ? { id: last.id, offset: top } : undefined;
}

interface ThreadScrollOptions {
  rows: readonly ThreadRow[];
  /** The element around the list; null before it is mounted. */
  frame: HTMLElement | null;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** The post to scroll to; undefined until all rows above it are loaded. */
  scrollTarget: StatusId | undefined;
}

/**
 * The scroll position in a conversation: a link scrolls to its post, Back restores the position, and the post being
 * read stays in place when rows are added or removed. Returns `shift` of the virtualizer: whether the list keeps its
 * position from the end.
 */
export function useThreadScroll({ rows, frame, list, scrollTarget }: ThreadScrollOptions): boolean {
  const restored = useScrollAnchor(() => readAnchor(frame));
  const [shown, setShown] = useState<RowsState>({ rows, anchor: undefined, shift: false });
  if (shown.rows !== rows) setShown(nextRowsState({ before: shown.rows, rows }, frame));
  /** The post of the link, or the restored position, was reached: only the post being read is kept in place now. */
  const hasArrived = useRef(false);
  const stopScrolling = useRef<() => void>(undefined);
  useEffect(() => () => stopScrolling.current?.(), []);

  useLayoutEffect(() => {
    if (frame === null) return;
    const targets = hasArrived.current ? [] : [restored?.anchor, linkAnchor(scrollTarget, frame)];
    const target = targets.find((one) => indexOf(shown.rows, one?.id) >= 0);
    const anchor = target ?? shown.anchor;
    const index = indexOf(shown.rows, anchor?.id);
    if (anchor === undefined || index < 0) return;
    hasArrived.current ||= target !== undefined;
    if (isInPlace(frame, anchor) || (target !== undefined && index === 0 && scrolledBy() === 0)) return;
    stopScrolling.current?.();
    stopScrolling.current = scrollToAnchor({ frame, list, anchor, index });
  }, [shown, restored, scrollTarget, frame, list]);

  const scrollToCurrent = useEffectEvent((anchor: ScrollAnchor) => {
    stopScrolling.current?.();
    stopScrolling.current = scrollToAnchor({ frame, list, anchor, index: indexOf(shown.rows, anchor.id) });
    return stopScrolling.current;
  });
  useEffect(() => {
    if (frame === null) return;
    return holdThroughResize({
      read: () => cardBeingRead(frame),
      scrollTo: (anchor) => scrollToCurrent(anchor),
    });
  }, [frame]);

  return shown.shift;
}

interface ScrollTarget extends Pick<ThreadScrollOptions, 'frame' | 'list'> {
  anchor: ScrollAnchor;
  index: number;
}

function scrollToAnchor({ frame, list, anchor: { id, offset }, index }: ScrollTarget): () => void {
  return scrollUntilStill({
    find: () => findCard(frame, id),
    offset,
    scrollNear: () => scrollToRow({ frame, list: list.current, index, offset }),
  });
}

interface RowsState {
  rows: readonly ThreadRow[];
  /** The post that was being read when these rows arrived, and its position. */
  anchor: ScrollAnchor | undefined;
  /** Rows were only added above that post. */
  shift: boolean;
}

function nextRowsState(
  { before, rows }: Pick<RowsChange, 'before' | 'rows'>,
  frame: HTMLElement | null,
): RowsState {
  const read = readAnchor(frame);
  const anchor = read && frame ? anchorAfter({ before, rows, read, top: topOf(frame) }) : undefined;
  if (anchor === undefined || anchor.id !== read?.id) return { rows, anchor, shift: false };
  const above = indexOf(rows, anchor.id) - indexOf(before, anchor.id);
  return { rows, anchor, shift: above > 0 && above === rows.length - before.length };
}

/**
 * The position of a post that a link leads to: where the first row is before any scrolling, below the sticky header.
 * Rounded up to whole pixels plus one, since scrolling is exact to one pixel only.
 */
function linkAnchor(id: StatusId | undefined, frame: HTMLElement): ScrollAnchor | undefined {
  return id === undefined ? undefined : { id, offset: Math.ceil(topOf(frame)) + 1 };
}

/** The position of the first row before any scrolling. */
function topOf(frame: HTMLElement): number {
  return frame.getBoundingClientRect().top + scrolledBy();
}

function indexOf(rows: readonly ThreadRow[], id: string | undefined): number {
  return rows.findIndex((row) => row.kind === 'post' && row.id === id);
}

function isInPlace(frame: HTMLElement, { id, offset }: ScrollAnchor): boolean {
  const card = findCard(frame, id);
  return card !== null && Math.abs(card.getBoundingClientRect().top - offset) < 1;
}
