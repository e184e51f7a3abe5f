import type { NotificationListState } from '@linnet/domain/notifications';
import { useRef } from 'react';
import { useReachedEnd } from '../../blocks/feed/use-reached-end';
import { ListFoot } from '../../blocks/list-foot/list-foot';

interface OlderFootProps {
  readonly state: Pick<NotificationListState, 'loading' | 'failure'>;
  readonly hasMore: boolean;
  /** Grows with each time that more was asked for: little may come, and the end still be near. */
  readonly step?: number;
  /** As it comes near, older ones come by themselves. */
  readonly reaches: boolean;
  readonly onReached: () => void;
  /** The person asks for more. */
  readonly onMore: () => void;
}

/** What stands under a list of notifications. It watches for itself: lists may come long after what is in them. */
export function OlderFoot({ state, hasMore, step = 1, reaches, onReached, onMore }: OlderFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useReachedEnd(foot, {
    enabled: reaches && hasMore && state.loading === null && state.failure === null && step,
    onReached,
  });
  return (
    <div ref={foot}>
      <ListFoot
        hasMore={hasMore}
        isLoading={state.loading !== null}
        failure={state.failure}
        more="notifications.load_older"
        end="notifications.no_more_notifications"
        onMore={onMore}
      />
    </div>
  );
}
