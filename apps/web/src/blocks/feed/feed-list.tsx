import type { StatusId } from '@linnet/api';
import type { Feed, FeedRow } from '@linnet/domain';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { isAtTop } from '../../platform/browser/page-top';
import { useSetting } from '../../platform/client/client-provider';
import { FeedPositionProvider, FeedSizeProvider } from '../../platform/client/filter-context';
import { useVisibleRows } from '../../platform/client/use-feed';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { StatusCard } from '../status/status-card';
import { GapRow, ScrollKeeper } from './lazy-feed-parts';
import { MOUNTED_MARGIN, type PageOf, type ScrollTarget, useListScroll } from './use-list-scroll';

/** Whether this render adds rows above what is being read. The list then keeps its position relative to its end. */
function useShift(rows: readonly FeedRow[]): boolean {
  const [before, setBefore] = useState({ rows, shift: false });
  if (before.rows === rows) return before.shift;
  // At the top of the page, new rows push the others down. Rows that fill a gap at the top of the list never do.
  const shift = isAddedAbove(before.rows, rows) && (before.rows[0]?.kind === 'gap' || !isAtTop());
  setBefore({ rows, shift });
  return shift;
}

function isAddedAbove(before: readonly FeedRow[], after: readonly FeedRow[]): boolean {
  const [first, top] = [before.find(isStatus), after.find(isStatus)];
  if (first === undefined || top === undefined) return false;
  const key = rowKey(first);
  return rowKey(top) !== key && after.some((row) => rowKey(row) === key);
}

const isStatus = (row: FeedRow): boolean => row.kind === 'status';

function rowKey(row: FeedRow): string {
  return row.kind === 'gap' ? `gap ${row.above}` : row.id;
}

/** Factor of the mounted area around the window when the viewer has switched virtual scrolling off. */
const UNLIMITED_FACTOR = 10_000;

/** Pixels to mount around the window: none for the first paint, so that what is in view comes first. */
export function useMountedMargin(): number {
  const mountsAll = !useSetting('virtualScrolling');
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setMargin(MOUNTED_MARGIN)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return mountsAll ? margin * UNLIMITED_FACTOR : margin;
}

/** Assumed height of a card in pixels until it is measured. It decides how many are mounted first. */
const ESTIMATED_HEIGHT = 170;

/**
 * The element around a row. A row whose height isn't known yet is transparent: the library would make it `hidden`,
 * which is inherited, so the browser would compute the style of each element in it twice.
 */
function RowElement({ ref, index, style: { visibility, ...style }, children }: CustomItemComponentProps) {
  const isHidden = visibility === 'hidden';
  return (
    <div ref={ref} style={isHidden ? { ...style, opacity: 0 } : style}>
      <FeedPositionProvider value={index + 1}>{children}</FeedPositionProvider>
    </div>
  );
}

interface FeedListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly FeedRow[];
  busy: boolean;
  /** There are no further rows on the server. */
  isComplete?: boolean;
  /** Sorted by id, newest first: the position of a deleted status can still be found. */
  isOrdered?: boolean;
  /** For a list that can be opened at any status. */
  pageOf?: PageOf | undefined;
  /** A position to scroll to. */
  goTo?: ScrollTarget | null | undefined;
  /** Called with whether that position was found. */
  onFound?: ((found: boolean) => void) | undefined;
  onFillGap?: (above: StatusId | null) => Promise<boolean>;
  /** The feed, if a stored list may be replaced by what the server has. */
  state?: Feed['state'];
  /** Loads more when the stored position lies beyond the loaded rows; null if there is no more. */
  onMissing?: (() => void) | null;
}

/** A list of statuses that mounts only those near the window. Renders only when its rows change. */
export const FeedList = memo(function FeedList(props: FeedListProps) {
  const {
    label,
    busy,
    isComplete = false,
    isOrdered = false,
    goTo = null,
    onFound,
    onFillGap,
    onMissing = null,
    pageOf,
  } = props;
  const rows = useVisibleRows(props.rows);
  const list = useRef<WindowVirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shift = useShift(rows);
  const margin = useMountedMargin();
  // Far from the window the list mounts no card, as if it were still loading.
  const [isFar, setFar] = useState(false);
  useListScroll({ rows, frame, list, isOrdered, goTo, onFound, onMissing, busy, pageOf });

  return (
    <div ref={frame} role="feed" aria-label={label} aria-busy={busy || isFar}>
      <ScrollKeeper rows={rows} frame={frame} list={list} state={props.state} onFar={setFar} />
      <FeedSizeProvider value={isComplete ? rows.length : -1}>
        <WindowVirtualizer
          ref={list}
          data={rows}
          item={RowElement}
          bufferSize={margin}
          itemSize={ESTIMATED_HEIGHT}
          shift={shift}
        >
          {(row) =>
            row.kind === 'gap' ? (
              <GapRow key={`gap ${row.above}`} above={row.above} onFill={onFillGap} />
            ) : (
              <CardBoundary key={row.id} resetKey={row.id}>
                <StatusCard id={row.id} />
              </CardBoundary>
            )
          }
        </WindowVirtualizer>
      </FeedSizeProvider>
    </div>
  );
});
