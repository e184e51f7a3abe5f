import { MORE_AT_ONCE, type NotificationGroup, SEEN_AT_FIRST } from '@linnet/domain/notifications';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { NotificationCard } from '../../blocks/notification/notification-card';
import { NotificationSkeleton } from '../../blocks/notification/notification-skeleton';
import { useFocusAfterRemoval } from '../../blocks/list-foot/use-focus-after-removal';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { useText } from '../../platform/i18n/use-text';
import { useSnapshotKeeper } from '../../platform/storage/use-snapshot-keeper';
import { useFirstContent } from '../../platform/start/first-content';
import { useTimeout } from '../../platform/time/use-timeout';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { EmptyState } from '../../ui/state/empty-state';
import { ExtraNotifications, useExtraItems } from './extra-notifications';
import styles from './notifications.module.css';
import { OlderNotificationsFoot, useOlderNotifications } from './older-notifications';
import { useNotifications, useShownNotifications, useNotificationActions } from './use-notifications';

interface GroupListProps {
  readonly groups: readonly NotificationGroup[];
  readonly isBusy: boolean;
  readonly onSeen: (group: NotificationGroup) => void;
  readonly onDismiss: (group: NotificationGroup) => void;
}

/**
 * The rows of the list. The browser skips rows that are far from view (`content-visibility`): in a column that scrolls
 * on its own, that is enough for some hundred rows.
 */
export function GroupList({ groups, isBusy, onSeen, onDismiss }: GroupListProps) {
  const text = useText();
  const frame = useFocusAfterRemoval(groups);
  useFirstContent();
  return (
    <FilterContextProvider value="notifications">
      <div {...frame}>
        <ul className={styles.plain} aria-label={text('notifications.notifications')} aria-busy={isBusy}>
          {groups.map((group) => (
            <li key={group.key} className={styles.line}>
              <CardBoundary resetKey={group.key}>
                <NotificationCard group={group} onSeen={onSeen} onDismiss={onDismiss} />
              </CardBoundary>
            </li>
          ))}
        </ul>
      </div>
    </FilterContextProvider>
  );
}

/**
 * The loaded list waits at most this long for the items above it, which would push it down if they came later. A slow
 * device needs more than a second for them.
 */
const MAX_WAIT_MS = 3000;

interface NotificationsBodyProps {
  /** Older ones load by themselves near the end of the list. */
  readonly loadsAtEnd: boolean;
}

/** The list of notifications. */
export function NotificationsBody({ loadsAtEnd }: NotificationsBodyProps) {
  const text = useText();
  const { notifications, state } = useNotifications();
  /** Maximum number of seen notifications in the list. */
  const [maxSeen, setMaxSeen] = useState(SEEN_AT_FIRST);
  const shown = useShownNotifications({ ...state, rows: state.shown }, maxSeen);
  useEffect(() => notifications.holdRows(), [notifications]);
  const extraItems = useExtraItems();
  useSnapshotKeeper({
    isKept: true,
    subscribe: notifications.state.subscribe,
    store: () => void notifications.store(extraItems.counts),
  });
  const [isTimedOut, setTimedOut] = useState(false);
  useTimeout(() => setTimedOut(true), state.opened ? MAX_WAIT_MS : null);
  const mayShow = state.storedExtras !== null || extraItems.isLoaded || isTimedOut;
  // Once shown, the list is not replaced by its placeholder again.
  const [wasShown, setWasShown] = useState(false);
  const isShown = state.opened && (mayShow || wasShown);
  if (isShown && !wasShown) setWasShown(true);
  const hasMore = shown.hasMore || !state.ended;

  async function showMore() {
    const error = shown.hasMore ? null : await notifications.loadOlder();
    if (error !== null) return;
    setMaxSeen((now) => now + MORE_AT_ONCE);
  }
  const { topRef, onEndReached, onMoreRequested } = useOlderNotifications({
    list: notifications,
    rowCount: shown.groups.length,
    onMore: () => void showMore(),
  });

  const { markSeen, dismiss } = useNotificationActions();

  if (!isShown) {
    return (
      <NotLoaded
        title={text('notifications.failed')}
        reason={state.error}
        skeleton={<NotificationSkeleton />}
        onRetry={() => void notifications.load()}
      />
    );
  }
  return (
    <>
      <div ref={topRef} className={styles.top} data-list-top />
      <ExtraNotifications items={extraItems.items} />
      {shown.groups.length > 0 ? (
        <GroupList
          groups={shown.groups}
          isBusy={state.loading !== null}
          onSeen={markSeen}
          onDismiss={dismiss}
        />
      ) : (
        !hasMore && <Empty isFiltered={state.rows.length > 0} />
      )}
      {(shown.groups.length > 0 || hasMore) && (
        <OlderNotificationsFoot
          state={state}
          hasMore={hasMore}
          loadCount={maxSeen}
          loadsAtEnd={loadsAtEnd}
          onReached={onEndReached}
          onMore={onMoreRequested}
        />
      )}
    </>
  );
}

function Empty({ isFiltered }: { readonly isFiltered: boolean }) {
  const text = useText();
  return (
    <EmptyState
      title={text(isFiltered ? 'notifications.nothing_visible' : 'notifications.empty')}
      text={text(isFiltered ? 'notifications.nothing_visible_text' : 'notifications.empty_text')}
    />
  );
}
