import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import { memo, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useSetting } from '../../platform/client/use-setting';
import { useVisibleRows } from '../../platform/client/use-visible-rows';
import { CardBoundary } from '../../ui/boundary/card-boundary';
import { StatusCard } from '../status/status-card';
import { GapRow, HeldPlace } from './lazy-feed-parts';
import type { PageOf } from './read-anchor';
import { useKeptPlace, type WantedPlace } from './use-kept-place';
import { useMountedAround } from './use-mounted-around';
import { useShift } from './use-shift';

/** Assumed height of a card in pixels until it is measured. It decides how many are mounted first. */
const USUAL_HEIGHT = 170;
/** Factor of the mounted area around the window when the viewer has switched virtual scrolling off. */
const MANY = 10_000;

interface FeedListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly FeedRow[];
  busy: boolean;
  /** Sorted by id, newest first: the position of a deleted status can still be found. */
  isOrdered?: boolean;
  /** For a list that can be opened at any status. */
  pageOf?: PageOf | undefined;
  /** A position to scroll to. */
  goTo?: WantedPlace | null | undefined;
  /** Called with whether that position was found. */
  onSought?: ((found: boolean) => void) | undefined;
  onFillGap?: (above: StatusId | null) => Promise<boolean>;
  /** Loads more when the stored position lies beyond the loaded rows; null if there is no more. */
  onMissing?: (() => void) | null;
}

/**
 * A list of statuses that mounts only those near the window. The page itself scrolls. It renders only when its rows
 * change, not when new statuses wait in the queue.
 */
export const FeedList = memo(function FeedList(props: FeedListProps) {
  const {
    label,
    busy,
    isOrdered = false,
    goTo = null,
    onSought,
    onFillGap,
    onMissing = null,
    pageOf,
  } = props;
  const rows = useVisibleRows(props.rows);
  const list = useRef<WindowVirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shift = useShift(rows);
  const around = useMountedAround();
  const mountsAll = !useSetting('virtualScrolling');
  useKeptPlace({ rows, frame, list, isOrdered, goTo, onSought, onMissing, busy, pageOf });

  return (
    <div ref={frame} role="feed" aria-label={label} aria-busy={busy}>
      <HeldPlace rows={rows} frame={frame} list={list} />
      <WindowVirtualizer
        ref={list}
        data={rows}
        bufferSize={mountsAll ? around * MANY : around}
        itemSize={USUAL_HEIGHT}
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
    </div>
  );
});
