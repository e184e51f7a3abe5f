import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import { type ReactNode, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { CardBoundary } from '../../ui/boundary/card-boundary';
import { StatusCard } from '../status/status-card';
import { GapRow } from './gap-row';
import { useKeptPlace } from './use-kept-place';
import { useShift } from './use-shift';

/** Pixels mounted above and below the window, so that scrolling meets what is there already. */
const MOUNTED_AROUND = 800;

interface FeedListProps {
  /** Says what the list is, for those who hear it. */
  label: string;
  rows: readonly FeedRow[];
  busy: boolean;
  /** Draws a status in another way than the usual one. */
  renderCard?: (id: StatusId) => ReactNode;
  /** The status that a link leads to, once all above it is there. */
  landOn?: StatusId | undefined;
  onFillGap?: (above: StatusId) => Promise<boolean>;
  /** Asked for when the kept place lies further down than what is loaded; null when there is no more. */
  onMissing?: (() => void) | null;
}

/** Statuses in a list that draws only what is near the window. The page itself scrolls. */
export function FeedList(props: FeedListProps) {
  const { label, rows, busy, landOn, onFillGap, onMissing = null, renderCard = usualCard } = props;
  const list = useRef<WindowVirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shift = useShift(rows);
  useKeptPlace({ rows, frame, list, landOn, onMissing });

  return (
    <div ref={frame} role="feed" aria-label={label} aria-busy={busy}>
      <WindowVirtualizer ref={list} data={rows} bufferSize={MOUNTED_AROUND} shift={shift}>
        {(row) =>
          row.kind === 'gap' ? (
            <GapRow key={`gap ${row.above}`} above={row.above} onFill={onFillGap} />
          ) : (
            <CardBoundary key={row.id} resetKey={row.id}>
              {renderCard(row.id)}
            </CardBoundary>
          )
        }
      </WindowVirtualizer>
    </div>
  );
}

function usualCard(id: StatusId): ReactNode {
  return <StatusCard id={id} />;
}
