import { rowsOf, type Feed, type FeedRow, type FeedState } from '@linnet/domain';
import { type ComponentType, type RefObject, useMemo, useRef, useState } from 'react';
import { usePendingPosition } from '../../platform/navigation/restored-position';
import { interactedWhile } from '../../platform/browser/interaction';
import { FeedList } from '../feed/feed-list';
import { FeedSkeleton } from '../feed/feed-skeleton';
import type { ScrollTarget } from '../feed/use-list-scroll';
import { FeedFoot } from '../feed/lazy-feed-parts';
import { SnapshotKeeper, TimelineEmpty, TimelineError } from './lazy-timeline-parts';
import styles from './timeline-list.module.css';

export interface TimelineContent {
  /** Accessible name of the list, and its heading if there is no other. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Stores how far the timeline has been read, and offers to go back there. */
  readonly readingPosition?: ComponentType<ReadingPositionProps>;
}

interface TimelineListProps extends TimelineContent {
  readonly feed: Feed;
  readonly state: FeedState;
  /** Clicks do nothing for a moment. */
  readonly isLocked: boolean;
}

export interface ReadingPositionProps {
  readonly feed: Feed;
  readonly rows: readonly FeedRow[];
  /** The container of the list. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onGo: (target: ScrollTarget) => Promise<GoToResult>;
}

/** `found`: the position is loaded but was not scrolled to, because the viewer went on reading meanwhile. */
export type GoToResult = 'reached' | 'found' | 'lost';

interface ScrollTask {
  readonly target: ScrollTarget;
  readonly resolve: (found: boolean) => void;
}

/** The content of a timeline, from its placeholder to its end. */
export function TimelineList({
  feed,
  state,
  title,
  empty,
  isLocked,
  readingPosition: ReadingPosition,
}: TimelineListProps) {
  const { segments, gapAbove, opened, loading, error } = state;
  const rows = useMemo(() => rowsOf(segments, gapAbove), [segments, gapAbove]);
  usePendingPosition(rows.length === 0);
  const frame = useRef<HTMLDivElement>(null);
  const [task, setTask] = useState<ScrollTask | null>(null);
  const isOrdered = feed.isOrdered();
  async function handleGo(target: ScrollTarget): Promise<GoToResult> {
    const wasSearching = feed.state.get().notFound === target.id;
    const hasInteracted = await interactedWhile(() => feed.open(target.id, target.page));
    const { error: why, notFound } = feed.state.get();
    if (why?.part === 'first' || notFound === target.id) return 'lost';
    if (wasSearching && hasInteracted) return 'found';
    const isReached = await new Promise<boolean>((resolve) => setTask({ target, resolve }));
    return isReached ? 'reached' : 'lost';
  }

  if (rows.length > 0) {
    return (
      <div ref={frame} className={isLocked ? styles.locked : undefined}>
        <div>
          <FeedList
            label={title}
            rows={rows}
            busy={loading !== null}
            isComplete={state.ended && !gapAbove}
            isOrdered={isOrdered}
            goTo={task?.target}
            onFound={task?.resolve}
            onFillGap={feed.fillGap}
            pageOf={feed.pageOf}
            state={feed.state}
          />
          <SnapshotKeeper feed={feed} frame={frame} />
          {/* Covers only the list, not what is at its end. */}
          {ReadingPosition && <ReadingPosition feed={feed} rows={rows} frame={frame} onGo={handleGo} />}
        </div>
        <FeedFoot feed={feed} state={state} />
      </div>
    );
  }
  if (opened && loading !== 'first' && error?.part !== 'first') {
    return <TimelineEmpty feed={feed} state={state} empty={empty} />;
  }
  if (error === null) return <FeedSkeleton />;
  return <TimelineError reason={error.reason} onRetry={() => void feed.reload()} />;
}
