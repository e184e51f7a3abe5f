import type { StatusId } from '@linnet/api';
import type { ThreadRow } from '@linnet/domain/conversation';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { cardBeingRead, holdThroughResize } from '../../blocks/feed/hold-through-resize';
import { findCard, readAnchor, scrollUntilStill } from '../../blocks/feed/use-list-scroll';
import { scrolledBy } from '../../platform/browser/page-top';
import type { ScrollAnchor } from '../../platform/navigation/scroll-position';
import { useScrollAnchor } from '../../platform/navigation/restored-position';

interface RowsChange {
  before: readonly ThreadRow[];
  rows: readonly ThreadRow[];
  /** The post that is being read, and its position. */
  read: ScrollAnchor;
  /** Position for a row that was above it, in pixels. */
  top: number;
}

/**
 * The post to keep in place when the rows change: the one being read or, if it is no longer shown, the last one before
 * it that is. Undefined if there is none.
 */
export function placeAfter({ before, rows, read, top }: RowsChange): ScrollAnchor | undefined {
  const still = new Set(rows.flatMap((row) => (row.kind === 'post' ? [row.id as string] : [])));
  if (still.has(read.id)) return read;
  const index = before.findIndex((row) => row.kind === 'post' && row.id === read.id);
  const last = before
    .slice(0, Math.max(0, index))
    .findLast((row) => row.kind === 'post' && still.has(row.id));
  return last?.kind === 'post' ? { id: last.id, offset: top } : undefined;
}

interface ThreadPlace {
  rows: readonly ThreadRow[];
  /** The element around the list; null before it is mounted. */
  frame: HTMLElement | null;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** The post to scroll to; undefined until all rows above it are loaded. */
  landOn: StatusId | undefined;
}

/**
 * The scroll position in a conversation: a link scrolls to its post, Back restores the position, and the post being
 * read stays in place when rows are added or removed. Returns `shift` of the virtualizer: whether the list keeps its
 * position from the end.
 */
export function useThreadPlace({ rows, frame, list, landOn }: ThreadPlace): boolean {
  const kept = useScrollAnchor(() => readAnchor(frame));
  const [seen, setSeen] = useState<Seen>({ rows, anchor: undefined, shift: false });
  if (seen.rows !== rows) setSeen(nextSeen({ before: seen.rows, rows }, frame));
  const arrived = useRef(false);
  const settling = useRef<() => void>(undefined);
  useEffect(() => () => settling.current?.(), []);

  useLayoutEffect(() => {
    if (frame === null) return;
    const goals = arrived.current ? [] : [kept?.anchor, landing(landOn, frame)];
    const goal = goals.find((one) => indexOf(seen.rows, one?.id) >= 0);
    const anchor = goal ?? seen.anchor;
    const index = indexOf(seen.rows, anchor?.id);
    if (anchor === undefined || index < 0) return;
    arrived.current ||= goal !== undefined;
    if (stands(frame, anchor) || (goal !== undefined && index === 0 && scrolledBy() === 0)) return;
    settling.current?.();
    settling.current = settle({ frame, list, anchor, index });
  }, [seen, kept, landOn, frame, list]);

  const settleAgain = useEffectEvent((anchor: ScrollAnchor) => {
    settling.current?.();
    settling.current = settle({ frame, list, anchor, index: indexOf(seen.rows, anchor.id) });
    return settling.current;
  });
  useEffect(() => {
    if (frame === null) return;
    return holdThroughResize({ read: () => cardBeingRead(frame), settle: (anchor) => settleAgain(anchor) });
  }, [frame]);

  return seen.shift;
}

interface Goal extends Pick<ThreadPlace, 'frame' | 'list'> {
  anchor: ScrollAnchor;
  index: number;
}

function settle({ frame, list, anchor: { id, offset }, index }: Goal): () => void {
  return scrollUntilStill({
    find: () => findCard(frame, id),
    offset,
    scrollNear: () => index >= 0 && list.current?.scrollToIndex(index, { align: 'start', offset: -offset }),
  });
}

interface Seen {
  rows: readonly ThreadRow[];
  /** The post that was being read when these rows arrived, and its position. */
  anchor: ScrollAnchor | undefined;
  /** Rows were only added above it. */
  shift: boolean;
}

function nextSeen({ before, rows }: Pick<RowsChange, 'before' | 'rows'>, frame: HTMLElement | null): Seen {
  const read = readAnchor(frame);
  const anchor = read && frame ? placeAfter({ before, rows, read, top: restOf(frame) }) : undefined;
  if (anchor === undefined || anchor.id !== read?.id) return { rows, anchor, shift: false };
  const above = indexOf(rows, anchor.id) - indexOf(before, anchor.id);
  return { rows, anchor, shift: above > 0 && above === rows.length - before.length };
}

/**
 * The position of a post that a link leads to: where the first row is before any scrolling, below the sticky header.
 * Rounded up to whole pixels plus one, since scrolling is exact to one pixel only.
 */
function landing(id: StatusId | undefined, frame: HTMLElement): ScrollAnchor | undefined {
  return id === undefined ? undefined : { id, offset: Math.ceil(restOf(frame)) + 1 };
}

/** The position of the first row before any scrolling. */
function restOf(frame: HTMLElement): number {
  return frame.getBoundingClientRect().top + scrolledBy();
}

function indexOf(rows: readonly ThreadRow[], id: string | undefined): number {
  return rows.findIndex((row) => row.kind === 'post' && row.id === id);
}

function stands(frame: HTMLElement, { id, offset }: ScrollAnchor): boolean {
  const card = findCard(frame, id);
  return card !== null && Math.abs(card.getBoundingClientRect().top - offset) < 1;
}
