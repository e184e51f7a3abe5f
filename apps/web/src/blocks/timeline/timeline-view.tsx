import type { FeedSource } from '@linnet/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { FeedFilterContext, HomeTimelineProvider } from '../../platform/client/filter-context';
import { useFeed } from '../../platform/client/use-feed';
import { useSetting } from '../../platform/client/client-provider';
import { useRestoredRow } from '../../platform/navigation/restored-position';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NewPosts } from './lazy-timeline-parts';
import { StoredAge } from './stored-age';
import { type TimelineContent, TimelineList } from './timeline-list';

/** Time in which clicks do nothing after new statuses were shown. */
const CLICK_LOCK_MS = 1000;

/** Locks clicks for a moment after `lock`, while what is under the pointer has just changed. */
export function useClickLock(): { isLocked: boolean; lock: () => void } {
  const [lockedAt, setLockedAt] = useState(0);
  useEffect(() => {
    // Also runs while nothing is locked, which has no effect.
    const timer = setTimeout(setLockedAt, CLICK_LOCK_MS, 0);
    return () => clearTimeout(timer);
  }, [lockedAt]);
  return { isLocked: lockedAt !== 0, lock: () => setLockedAt(Date.now()) };
}

interface TimelineViewProps extends TimelineContent {
  readonly source: FeedSource;
  /** Replaces the title: a menu of other timelines. */
  readonly heading?: ReactNode;
  /** Before the title: a back button. */
  readonly start?: ReactNode;
  /** At the header's end. */
  readonly tools?: ReactNode;
  /** Between header and list. */
  readonly above?: ReactNode;
}

/** A timeline with a button for queued statuses. */
export function TimelineView({ source, heading, start, tools, above, ...list }: TimelineViewProps) {
  const timeline = useFeed(source, useRestoredRow());
  const scrollsAway = useSetting('disableStickyHeaders');
  const { isLocked, lock } = useClickLock();

  return (
    <FeedFilterContext source={source}>
      <Panel main aria-label={list.title}>
        <PanelHeader level={1} title={heading ?? list.title} sticky={!scrollsAway} start={start}>
          {timeline.state.storedAt !== null && <StoredAge at={timeline.state.storedAt} />}
          <NewPosts {...timeline} onReveal={lock} />
          {tools}
        </PanelHeader>
        {above}
        <HomeTimelineProvider value={source.kind === 'home'}>
          <TimelineList {...list} {...timeline} isLocked={isLocked} />
        </HomeTimelineProvider>
      </Panel>
    </FeedFilterContext>
  );
}
