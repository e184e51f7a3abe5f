import { rowsOf, type FeedSource } from '@linnet/domain';
import { useMemo } from 'react';
import { FeedFoot, TimelineEmpty, TimelineFailure } from '../../../blocks/timeline/later-parts';
import { useFeed } from '../../../platform/client/use-feed';
import { useAwaitedPlace } from '../../../platform/navigation/use-awaited-place';
import { MediaGrid } from './media-grid';
import { MediaGridSkeleton } from './media-grid-skeleton';

interface MediaOfProps {
  readonly source: FeedSource;
  /** Names the grid. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Clicks do nothing for a moment. */
  readonly isLocked: boolean;
}

/** What somebody posted with media: the media alone, as a grid. */
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
