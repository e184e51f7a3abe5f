import { compareIds, type FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { onTouch } from '../../platform/browser/on-touch';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';
import { useScrollAnchor } from '../../platform/navigation/use-scroll-anchor';
import { findCard } from './find-card';
import { type PageOf, readAnchor } from './read-anchor';
import { settleAt } from './settle-at';

/** Older pages to load at most in search of a position, in a list that can't be opened there. */
const PATIENCE = 50;

/** A position that the viewer wants to go to. */
export interface WantedPlace extends ScrollAnchor {
  /** If the status is gone, the next older one will do. Only for lists sorted by id. */
  readonly orOlder: boolean;
}

interface KeptPlace {
  rows: readonly FeedRow[];
  frame: RefObject<HTMLElement | null>;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** Sorted by id: in place of a deleted status, the next older one is found. */
  isOrdered: boolean;
  pageOf: PageOf | undefined;
  /** Scrolls there each time this changes. */
  goTo: WantedPlace | null;
  /** Called with whether `goTo` was found. */
  onSought: ((found: boolean) => void) | undefined;
  /** Loads more; null while that is not possible. */
  onMissing: (() => void) | null;
  /** A request is running. */
  busy: boolean;
}

/** Stores which status is being read, restores that position on Back, Forward and reload, and scrolls to `goTo`. */
export function useKeptPlace({ rows, frame, list, isOrdered, goTo, ...options }: KeptPlace): void {
  const { onMissing, busy } = options;
  const place = useScrollAnchor(() => readAnchor(frame.current, options.pageOf));
  const anchor = goTo ?? place?.anchor;
  // The stored anchor changes with every scroll but is restored only once; each new `goTo` is scrolled to.
  const errand = goTo ?? 'kept';
  const search = useRef<{ errand: WantedPlace | 'kept'; isOver: boolean; tries: number }>(undefined);
  const settling = useRef<() => void>(undefined);
  useEffect(() => () => settling.current?.(), []);
  const tell = useEffectEvent((found: boolean) => {
    if (goTo !== null) options.onSought?.(found);
  });
  const index = anchor === undefined ? -1 : findRow(rows, anchor, goTo?.orOlder ?? isOrdered);
  const found = rows[index];

  useEffect(() => {
    const stop = new AbortController();
    onTouch(handleTouch, stop.signal);
    return () => stop.abort();

    function handleTouch(): void {
      if (search.current?.errand === 'kept') search.current.isOver = true;
    }
  }, []);

  useLayoutEffect(() => {
    if (search.current?.errand !== errand) search.current = { errand, isOver: false, tries: 0 };
    if (anchor === undefined || found?.kind !== 'status' || search.current.isOver) return;
    search.current.isOver = true;
    settling.current?.();
    settling.current = settleAt({
      find: () => findCard(frame.current, found.id),
      offset: anchor.offset,
      bring: () => list.current?.scrollToIndex(index, { align: 'start', offset: -anchor.offset }),
    });
    tell(true);
  }, [errand, anchor, found, index, list, frame]);

  const isMissing = anchor !== undefined && index < 0 && rows.length > 0;
  useEffect(() => {
    const now = search.current;
    if (!isMissing || now === undefined || now.isOver || busy) return;
    now.tries += 1;
    if (onMissing !== null && now.tries <= PATIENCE) return onMissing();
    now.isOver = true;
    tell(false);
  }, [errand, isMissing, rows, onMissing, busy]);
}

function findRow(rows: readonly FeedRow[], { id }: ScrollAnchor, orOlder: boolean): number {
  const exact = rows.findIndex((row) => row.kind === 'status' && row.id === id);
  if (exact >= 0 || !orOlder) return exact;
  return rows.findIndex((row) => row.kind === 'status' && compareIds(row.id, id) <= 0);
}
