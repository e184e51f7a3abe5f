import type { Feed, FeedState } from '@linnet/domain';
import { useRef } from 'react';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './feed-foot.module.css';
import { useReachedEnd } from '../list-foot/use-reached-end';

export interface FeedFootProps {
  feed: Feed;
  state: FeedState;
}

/** The end of the list: loads more by itself or by a button, or says that there is no more. */
export function FeedFoot({ feed, state }: FeedFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const failed = state.failure?.part === 'older';
  useReachedEnd(foot, {
    enabled: !state.ended && !failed && state.loading === null,
    onReached: () => void feed.loadOlder(),
  });

  return (
    <div ref={foot} className={styles.foot}>
      {state.loading === 'older' ? (
        <span role="status">
          <Spinner />
        </span>
      ) : failed ? (
        <Button variant="quiet" onClick={() => void feed.loadOlder()}>
          <Text id="timeline.older_failed" />
        </Button>
      ) : state.ended ? (
        <span className={styles.end}>
          <Text id="timeline.no_more_statuses" />
        </span>
      ) : (
        <Button variant="quiet" onClick={() => void feed.loadOlder()}>
          <Text id="timeline.load_older" />
        </Button>
      )}
    </div>
  );
}
