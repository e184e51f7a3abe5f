import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import { memo, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useSetting } from '../../platform/client/use-setting';
import { useVisibleRows } from '../../platform/client/use-visible-rows';
import { CardBoundary } from '../../ui/boundary/card-boundary';
import { StatusCard } from '../status/status-card';
import { LaterGapRow } from './later-gap-row';
import type { PageOf } from './read-anchor';
import { useKeptPlace, type WantedPlace } from './use-kept-place';
import { useMountedAround } from './use-mounted-around';
import { useShift } from './use-shift';
import { laterPart } from '../status/later-part';

/** Nothing is hidden before somebody has read a while. */
const LaterHeldPlace = laterPart((parts) => parts.HeldPlace);

/** Pixels that a card is taken to be high until it was seen: as many as fill the window are drawn first. */
const USUAL_HEIGHT = 170;
/** Times what is mounted around the window, where everything is. */
const MANY = 10_000;

interface FeedListProps {
  /** Says what the list is, for those who hear it. */
  label: string;
  rows: readonly FeedRow[];
  busy: boolean;
  /** Newest first by id: every status has its place, also one that is gone. */
  isOrdered?: boolean;
  /** Of a list that can be opened in its middle. */
  pageOf?: PageOf | undefined;
  /** Where the person wants to go. */
  goTo?: WantedPlace | null | undefined;
  /** Whether that place was found. */
  onSought?: ((found: boolean) => void) | undefined;
  onFillGap?: (above: StatusId | null) => Promise<boolean>;
  /** Asked for when the kept place lies further down than what is loaded; null when there is no more. */
  onMissing?: (() => void) | null;
}

/**
 * Statuses in a list that draws only what is near the window. The page itself scrolls. Posts that arrive and wait are
 * none of its business: it is drawn again only when its rows change.
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
      <LaterHeldPlace rows={rows} frame={frame} list={list} />
      <WindowVirtualizer
        ref={list}
        data={rows}
        bufferSize={mountsAll ? around * MANY : around}
        itemSize={USUAL_HEIGHT}
        shift={shift}
      >
        {(row) =>
          row.kind === 'gap' ? (
            <LaterGapRow key={`gap ${row.above}`} above={row.above} onFill={onFillGap} />
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
