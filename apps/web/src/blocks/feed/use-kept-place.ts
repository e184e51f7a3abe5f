import { compareIds, type FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { onTouch } from '../../platform/browser/on-touch';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';
import { useScrollAnchor } from '../../platform/navigation/use-scroll-anchor';
import { findCard } from './find-card';
import { type PageOf, readAnchor } from './read-anchor';
import { settleAt } from './settle-at';

/** Older pages loaded in search of a place in a list that cannot be opened there, before it is given up. */
const PATIENCE = 50;

/** A place that the person asked for. */
export interface WantedPlace extends ScrollAnchor {
  /** Whatever comes next in a list by ids will do: the status itself may be gone. */
  readonly orOlder: boolean;
}

interface KeptPlace {
  rows: readonly FeedRow[];
  frame: RefObject<HTMLElement | null>;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** By id: where a status is gone its place is at the next older one. */
  isOrdered: boolean;
  pageOf: PageOf | undefined;
  /** Goes there, as often as it becomes another one. */
  goTo: WantedPlace | null;
  /** Tells how it went with `goTo`. */
  onSought: ((found: boolean) => void) | undefined;
  /** Asks for more; null while it cannot be done. */
  onMissing: (() => void) | null;
  /** Something is on its way. */
  busy: boolean;
}

/** Remembers which status is being read, brings Back, Forward and reload to it again, and goes where one wants. */
export function useKeptPlace({ rows, frame, list, isOrdered, goTo, ...options }: KeptPlace): void {
  const { onMissing, busy } = options;
  const place = useScrollAnchor(() => readAnchor(frame.current, options.pageOf));
  const anchor = goTo ?? place?.anchor;
  // What is kept changes with every scroll and is gone to once; what is wanted, each time.
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
