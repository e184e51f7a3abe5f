import type { Cursor } from '@linnet/api';
import { type FeedRow, compareIds } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { onInteraction } from '../../platform/browser/interaction';
import { useScrollAnchor } from '../../platform/navigation/restored-position';
import type { ScrollAnchor } from '../../platform/navigation/scroll-position';

/** Pixels mounted above and below the window, so that scrolling meets what is there already. */
export const MOUNTED_MARGIN = 700;

/** The mounted card of a status in a list; null if the list doesn't mount it now. */
export function findCard(frame: HTMLElement | null, id: string): Element | null {
  return frame?.querySelector(`[data-status="${CSS.escape(id)}"]`) ?? null;
}

/** The cursor that loads the page with a status in one request. */
export type PageOf = (id: string) => Cursor | undefined;

/** The first status in view, and the position of its top in the window. */
export function readAnchor(frame: HTMLElement | null, pageOf?: PageOf): ScrollAnchor | undefined {
  const [first] = cardsInView(frame);
  const page = first && pageOf?.(first.id);
  return first && { ...first, ...(page && { page }) };
}

/** The cards in view and below it, measured one by one: the position of each one's top in the window, in pixels. */
export function* cardsInView(frame: HTMLElement | null): Generator<ScrollAnchor, void> {
  for (const card of frame?.querySelectorAll<HTMLElement>('[data-status]') ?? []) {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    if (bottom > 0 && id !== undefined) yield { id, offset: top };
  }
}

/** Frames in a row that a card has to be in its place before scrolling ends. */
const STABLE_FRAMES = 10;
/** Frames after which scrolling gives up: the page may be too short. Slow machines need this many. */
const MAX_FRAMES = 180;

interface ScrollUntilStillOptions {
  /** The card; null while the list doesn't mount it. */
  find: () => Element | null;
  /** Target of the card's upper edge, in pixels from the top of the window. */
  offset: number;
  /** Scrolls the list to where it mounts the card. */
  scrollNear: () => void;
}

interface RowPosition {
  readonly frame: HTMLElement | null;
  readonly list: Pick<WindowVirtualizerHandle, 'getItemOffset'> | null;
  readonly index: number;
  /** Target of the row's upper edge, in pixels from the top of the window. */
  readonly offset: number;
}

/**
 * Scrolls once to where a row is as far as heights are known. `scrollToIndex` of the library would scroll again with
 * each row that it measures, also after the viewer has scrolled on.
 */
export function scrollToRow({ frame, list, index, offset }: RowPosition): void {
  if (frame === null || list === null || index < 0) return;
  const { top } = frame.getBoundingClientRect();
  scrollBy({ top: top + list.getItemOffset(index) - offset, behavior: 'instant' });
}

/** Scrolls a card to its place until it stays there or the viewer scrolls. Returns a function that stops it. */
export function scrollUntilStill({ find, offset, scrollNear }: ScrollUntilStillOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const end = () => stopped.abort();
  let stableFrames = 0;
  let frames = 0;

  function step(): void {
    if (signal.aborted) return;
    const card = find();
    const distance = card === null ? null : card.getBoundingClientRect().top - offset;
    if (distance === null) scrollNear();
    else if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
    stableFrames = distance !== null && Math.abs(distance) < 1 ? stableFrames + 1 : 0;
    frames += 1;
    if (stableFrames >= STABLE_FRAMES || frames > MAX_FRAMES) return end();
    requestAnimationFrame(step);
  }

  onInteraction(end, signal);
  scrollNear();
  requestAnimationFrame(step);
  return end;
}

/** A list of statuses that is mounted. */
export interface ListParts {
  readonly rows: readonly FeedRow[];
  readonly frame: RefObject<HTMLElement | null>;
  readonly list: RefObject<WindowVirtualizerHandle | null>;
}

/** Scrolls the row at an index to an offset from the top of the window, in pixels; see `scrollUntilStill`. */
export function scrollRowUntilStill(
  { rows, frame, list }: ListParts,
  index: number,
  offset: number,
): () => void {
  const row = rows[index];
  return scrollUntilStill({
    find: () => (row?.kind === 'status' ? findCard(frame.current, row.id) : null),
    offset,
    scrollNear: () => row && scrollToRow({ frame: frame.current, list: list.current, index, offset }),
  });
}

/** Older pages to load at most in search of a position, in a list that can't be opened there. */
const MAX_PAGES = 50;

/** A position that the viewer wants to go to. */
export interface ScrollTarget extends ScrollAnchor {
  /** If the status is gone, the next older one will do. Only for lists sorted by id. */
  readonly orOlder: boolean;
}

interface ListScroll extends ListParts {
  /** Sorted by id: in place of a deleted status, the next older one is found. */
  isOrdered: boolean;
  pageOf: PageOf | undefined;
  /** Scrolls there each time this changes. */
  goTo: ScrollTarget | null;
  /** Called with whether `goTo` was found. */
  onFound: ((found: boolean) => void) | undefined;
  /** Loads more; null while that is not possible. */
  onMissing: (() => void) | null;
  /** A request is running. */
  busy: boolean;
}

/** Stores which status is being read, restores that position on Back, Forward and reload, and scrolls to `goTo`. */
export function useListScroll({ rows, frame, list, isOrdered, goTo, ...options }: ListScroll): void {
  const { onMissing, busy } = options;
  const stored = useScrollAnchor(() => readAnchor(frame.current, options.pageOf));
  const anchor = goTo ?? stored?.anchor;
  // The stored anchor changes with every scroll but is restored only once; each new `goTo` is scrolled to.
  const task = goTo ?? 'stored';
  const search = useRef<{ task: ScrollTarget | 'stored'; isOver: boolean; tries: number }>(undefined);
  const stopScrolling = useRef<() => void>(undefined);
  useEffect(() => () => stopScrolling.current?.(), []);
  const report = useEffectEvent((found: boolean) => {
    if (goTo !== null) options.onFound?.(found);
  });
  const index = anchor === undefined ? -1 : findRow(rows, anchor, goTo?.orOlder ?? isOrdered);
  const found = rows[index];

  useEffect(() => {
    const stop = new AbortController();
    onInteraction(handleInteraction, stop.signal);
    return () => stop.abort();

    function handleInteraction(): void {
      if (search.current?.task === 'stored') search.current.isOver = true;
    }
  }, []);

  useLayoutEffect(() => {
    if (search.current?.task !== task) search.current = { task, isOver: false, tries: 0 };
    if (anchor === undefined || found?.kind !== 'status' || search.current.isOver) return;
    search.current.isOver = true;
    stopScrolling.current?.();
    stopScrolling.current = scrollRowUntilStill({ rows, frame, list }, index, anchor.offset);
    report(true);
  }, [task, anchor, found, index, rows, list, frame]);

  const isMissing = anchor !== undefined && index < 0 && rows.length > 0;
  useEffect(() => {
    const now = search.current;
    if (!isMissing || now === undefined || now.isOver || busy) return;
    now.tries += 1;
    if (onMissing !== null && now.tries <= MAX_PAGES) return onMissing();
    now.isOver = true;
    report(false);
  }, [task, isMissing, rows, onMissing, busy]);
}

/** The index of a status's row, or of the next older one if that will do; -1 if there is none. */
export function findRow(rows: readonly FeedRow[], { id }: Pick<ScrollAnchor, 'id'>, orOlder = false): number {
  const exact = rows.findIndex((row) => row.kind === 'status' && row.id === id);
  if (exact >= 0 || !orOlder) return exact;
  return rows.findIndex((row) => row.kind === 'status' && compareIds(row.id, id) <= 0);
}
