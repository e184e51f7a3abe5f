import { rowsOf, type FeedSource } from '@linnet/domain';
import { useMemo } from 'react';
import { FeedFoot } from '../../../blocks/feed/lazy-feed-parts';
import { TimelineEmpty, TimelineFailure } from '../../../blocks/timeline/lazy-timeline-parts';
import { useFeed } from '../../../platform/client/use-feed';
import { useAwaitedPlace } from '../../../platform/navigation/use-awaited-place';
import { MediaGrid } from './media-grid';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../../ui/skeleton/skeleton-group';
import styles from './media-grid.module.css';

const tiles = Array.from({ length: 9 }, (_, at) => at);

/** Placeholder tiles while the media load. */
function MediaGridSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {tiles.map((at) => (
          <div key={at} className={styles.tile}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface MediaOfProps {
  readonly source: FeedSource;
  /** Accessible name of the grid. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Ignores clicks for a moment. */
  readonly isLocked: boolean;
}

/** The attachments of an account's posts, as a grid. */
export function MediaOf({ source, title, empty, isLocked }: MediaOfProps) {
  const { feed, state } = useFeed(source);
  const { segments, gapAbove, opened, loading, failure } = state;
  const rows = useMemo(() => rowsOf(segments, gapAbove), [segments, gapAbove]);
  useAwaitedPlace(rows.length === 0);

  if (rows.length > 0) {
    return (
      <>
        <MediaGrid
          label={title}
          rows={rows}
          busy={loading !== null}
          isLocked={isLocked}
          onFillGap={feed.fillGap}
        />
        <FeedFoot feed={feed} state={state} />
      </>
    );
  }
  if (opened && loading !== 'first' && failure?.part !== 'first') {
    return <TimelineEmpty feed={feed} state={state} empty={empty} />;
  }
  if (failure === null) return <MediaGridSkeleton />;
  return <TimelineFailure reason={failure.reason} onRetry={() => void feed.reload()} />;
}
