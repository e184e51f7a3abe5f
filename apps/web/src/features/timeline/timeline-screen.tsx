import { rowsOf, type FeedSource } from '@linnet/domain';
import { useMemo } from 'react';
import { FeedFoot } from '../../blocks/feed/feed-foot';
import { FeedList } from '../../blocks/feed/feed-list';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useFeed } from '../../platform/client/use-feed';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { NewPosts } from './new-posts';
import { TimelineFailure } from './timeline-failure';
import styles from './timeline-screen.module.css';
import { timelineWords } from './timeline-words';
import { useReveal } from './use-reveal';

interface TimelineScreenProps {
  source: FeedSource;
}

/** A timeline with what is new waiting behind a button. */
export function TimelineScreen({ source }: TimelineScreenProps) {
  const text = useText();
  const { feed, state } = useFeed(source);
  const stays = useSetting('disableStickyHeaders');
  const { isLocked, reveal } = useReveal(feed, state);
  const { segments, opened, loading, failure, ended } = state;
  const rows = useMemo(() => rowsOf(segments), [segments]);
  const words = timelineWords[source.kind];
  const canLoadMore = !ended && loading === null;

  return (
    <Panel main aria-label={text(words.title)}>
      <PanelHeader level={1} title={text(words.title)} sticky={!stays}>
        <NewPosts state={state} onReveal={reveal} />
      </PanelHeader>
      {rows.length > 0 ? (
        <div className={isLocked ? styles.locked : undefined}>
          <FeedList
            label={text(words.title)}
            rows={rows}
            busy={loading !== null}
            onFillGap={feed.fillGap}
            onMissing={canLoadMore ? () => void feed.loadOlder() : null}
          />
          <FeedFoot feed={feed} state={state} />
        </div>
      ) : opened && loading !== 'first' ? (
        <EmptyState title={text(words.emptyTitle)} text={text(words.emptyText)} />
      ) : failure !== null ? (
        <TimelineFailure reason={failure.reason} onRetry={() => void feed.reload()} />
      ) : (
        <FeedSkeleton />
      )}
    </Panel>
  );
}
