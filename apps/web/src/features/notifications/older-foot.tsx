import type { NotificationListState } from '@linnet/domain/notifications';
import { useRef } from 'react';
import { useReachedEnd } from '../../blocks/list-foot/use-reached-end';
import { ListFoot } from '../../blocks/list-foot/list-foot';

interface OlderFootProps {
  readonly state: Pick<NotificationListState, 'loading' | 'failure'>;
  readonly hasMore: boolean;
  /**
   * Grows with each loading, so that the end is checked again: few rows may be added, and the end may still be near.
   */
  readonly step?: number;
  /** Loads older notifications when the end of the list comes near. */
  readonly reaches: boolean;
  readonly onReached: () => void;
  /** The person presses the button. */
  readonly onMore: () => void;
}

/**
 * The foot of a list of notifications. It observes its own position, as the rows may load long before it is mounted.
 */
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
