import type { NotificationListState, Notifications } from '@linnet/domain/notifications';
import { type RefCallback, useCallback, useRef } from 'react';
import { ListFoot, useReachedEnd } from '../../blocks/list-foot/list-foot';

interface OlderNotificationsFootProps {
  readonly state: Pick<NotificationListState, 'loading' | 'error'>;
  readonly hasMore: boolean;
  /**
   * Grows with each loading, so that the end is checked again: it may still be near if few rows were added.
   */
  readonly loadCount?: number;
  /** Loads older notifications when the end of the list comes near. */
  readonly loadsAtEnd: boolean;
  readonly onReached: () => void;
  /** Called when the viewer presses the button. */
  readonly onMore: () => void;
}

/**
 * The foot of a list of notifications. It observes its own position, as the rows may load long before it is mounted.
 */
export function OlderNotificationsFoot({
  state,
  hasMore,
  loadCount = 1,
  loadsAtEnd,
  onReached,
  onMore,
}: OlderNotificationsFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useReachedEnd(foot, {
    enabled: loadsAtEnd && hasMore && state.loading === null && state.error === null && loadCount,
    onReached,
  });
  return (
    <div ref={foot}>
      <ListFoot
        hasMore={hasMore}
        isLoading={state.loading !== null}
        error={state.error}
        more="notifications.load_older"
        end="notifications.no_more_notifications"
        onMore={onMore}
      />
    </div>
  );
}

/**
 * Maximum number of pages in a row that load by themselves and add no row: their notifications may all belong to groups
 * that are shown already.
 */
const MAX_EMPTY_PAGES = 10;

interface OlderNotificationsOptions {
  readonly list: Pick<Notifications, 'retainRows'>;
  /** Number of rows shown. */
  readonly rowCount: number;
  readonly onMore: () => void;
}

interface OlderNotifications {
  /**
   * Ref of an element at the top of the list. Once it is in view again, older notifications may be dropped.
   */
  readonly topRef: RefCallback<Element>;
  /** To be called when the end of the list comes near. */
  readonly onEndReached: () => void;
  /** To be called when the viewer asks for more. */
  readonly onMoreRequested: () => void;
}

/**
 * Loads older notifications as somebody scrolls down. They stay loaded until the person is back at the top or leaves.
 */
export function useOlderNotifications({
  list,
  rowCount,
  onMore,
}: OlderNotificationsOptions): OlderNotifications {
  const release = useRef<() => void>(null);
  const last = useRef({ rowCount: 0, emptyPages: 0 });

  function loadOlder(): void {
    release.current ??= list.retainRows();
    onMore();
  }

  const topRef = useCallback<RefCallback<Element>>((element) => {
    if (element === null) return;
    let wasAway = false;
    const releaseRows = (): void => {
      release.current?.();
      release.current = null;
    };
    const observer = new IntersectionObserver((crossings) => {
      const isAway = crossings.at(-1)?.isIntersecting !== true;
      if (wasAway && !isAway) releaseRows();
      wasAway = isAway;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      releaseRows();
    };
  }, []);

  return {
    topRef,
    onEndReached() {
      const emptyPages = rowCount > last.current.rowCount ? 0 : last.current.emptyPages + 1;
      last.current = { rowCount, emptyPages };
      if (emptyPages <= MAX_EMPTY_PAGES) loadOlder();
    },
    onMoreRequested() {
      last.current = { rowCount, emptyPages: 0 };
      loadOlder();
    },
  };
}
