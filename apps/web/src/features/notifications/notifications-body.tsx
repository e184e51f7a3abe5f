import type { FailureReason } from '@linnet/api';
import { MORE_AT_ONCE, SEEN_AT_FIRST } from '@linnet/domain/notifications';
import { useState, useEffect } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { NotificationSkeleton } from '../../blocks/notification/notification-skeleton';
import { useText } from '../../platform/i18n/use-text';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { ExtraNotifications } from './extra-notifications';
import { GroupList } from './group-list';
import { OlderFoot } from './older-foot';
import { useExtras } from './use-extras';
import { useNotifications } from './use-notifications';
import { useOlder } from './use-older';
import { useShown } from './use-shown';
import { useSteps } from './use-steps';

/**
 * Milliseconds for which the loaded list waits for the counts above it, which would push it down if they came later. A
 * slow device needs more than a second for them.
 */
const WAITS = 3000;

/** The list of notifications. With `reaches`, older ones load by themselves near the end of the list. */
export function NotificationsBody({ reaches }: { readonly reaches: boolean }) {
  const { notifications, state } = useNotifications();
  const [seen, setSeen] = useState(SEEN_AT_FIRST);
  const shown = useShown(state, seen);
  const extras = useExtras();
  const isOver = useIsOver(WAITS, state.opened);
  const isShown = state.opened && (extras.isSettled || isOver);
  const hasMore = shown.hasMore || !state.ended;

  async function showMore() {
    if (!shown.hasMore && (await notifications.loadOlder()) !== null) return;
    setSeen((now) => now + MORE_AT_ONCE);
  }
  const { top, reached, more } = useOlder({
    list: notifications,
    lines: shown.groups.length,
    onMore: () => void showMore(),
  });

  const { see, dismiss } = useSteps();

  if (!isShown) {
    return state.failure === null ? (
      <NotificationSkeleton />
    ) : (
      <Failed reason={state.failure} onRetry={() => void notifications.load()} />
    );
  }
  return (
    <>
      <div ref={top} />
      <ExtraNotifications extras={extras.items} />
      {shown.groups.length > 0 ? (
        <GroupList groups={shown.groups} isBusy={state.loading !== null} onSeen={see} onDismiss={dismiss} />
      ) : (
        !hasMore && <Empty isFiltered={state.rows.length > 0} />
      )}
      {(shown.groups.length > 0 || hasMore) && (
        <OlderFoot
          state={state}
          hasMore={hasMore}
          step={seen}
          reaches={reaches}
          onReached={reached}
          onMore={more}
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

interface FailedProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

function Failed({ reason, onRetry }: FailedProps) {
  const text = useText();
  return <ErrorState title={text('notifications.failed')} text={useFailureWords(reason)} onRetry={onRetry} />;
}

/** Whether this many milliseconds have passed since `begins` became true. */
function useIsOver(milliseconds: number, begins: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!begins) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, begins]);
  return isOver;
}
