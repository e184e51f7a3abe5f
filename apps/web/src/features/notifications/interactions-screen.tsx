import { notificationsOf, shownNotifications } from '@linnet/domain/notifications';
import { notificationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { type InteractionTab, InteractionTabs } from '../../blocks/notification/interaction-tabs';
import { NotificationSkeleton } from '../../blocks/notification/notification-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { EmptyState } from '../../ui/state/empty-state';
import { GroupList } from './notifications-body';
import { OlderNotificationsFoot, useOlderNotifications } from './older-notifications';
import { useFollowedList, useNotificationActions } from './use-notifications';

/** Shows all notifications of a kind, including those that the settings hide. */
const showEverything = {
  visible: notificationSettings.notificationVisibility.default,
  seenCount: Number.POSITIVE_INFINITY,
  unseenAtTop: false,
  groups: false,
  ignoresInactionable: false,
};

/** Notifications of one kind: what others did with the viewer's posts and account. */
export function InteractionsScreen({ tab }: { readonly tab: InteractionTab }) {
  const text = useText();
  return (
    <ScreenPanel title={text('nav.interactions')}>
      <InteractionTabs current={tab.name} />
      <Interactions key={tab.name} tab={tab} />
    </ScreenPanel>
  );
}

function Interactions({ tab }: { readonly tab: InteractionTab }) {
  const text = useText();
  const interactions = notificationsOf(useClient()).separateList(tab.kinds);
  const state = useFollowedList(interactions);
  const { groups } = useMemo(() => shownNotifications(state, showEverything), [state]);
  const { topRef, onEndReached, onMoreRequested } = useOlderNotifications({
    list: interactions,
    rowCount: groups.length,
    onMore: () => void interactions.loadOlder(),
  });
  const { markSeen, dismiss } = useNotificationActions(interactions);

  if (!state.opened) {
    return (
      <NotLoaded
        title={text('notifications.failed')}
        reason={state.error}
        skeleton={<NotificationSkeleton />}
        onRetry={() => void interactions.load()}
      />
    );
  }
  if (groups.length === 0 && state.ended) {
    return <EmptyState title={text('interactions.empty')} text={text('interactions.empty_text')} />;
  }
  return (
    <>
      <div ref={topRef} />
      <GroupList groups={groups} isBusy={state.loading !== null} onSeen={markSeen} onDismiss={dismiss} />
      <OlderNotificationsFoot
        state={state}
        hasMore={!state.ended}
        loadsAtEnd
        onReached={onEndReached}
        onMore={onMoreRequested}
      />
    </>
  );
}
