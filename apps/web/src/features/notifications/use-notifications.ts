import {
  type NotificationGroup,
  type NotificationListState,
  type Notifications,
  type Shown,
  notificationsOf,
  shownNotifications,
} from '@linnet/domain/notifications';
import { notificationSettings } from '@linnet/domain/settings';
import { useCallback, useEffect, useMemo } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** The state of a list of notifications, which is kept up to date while mounted. */
export function useFollowedList(list: Notifications): NotificationListState {
  // A dependency, so that the list is followed again after the viewer has signed in again.
  const isSignedIn = useSession().state === 'signed-in';
  useEffect(() => (isSignedIn ? list.follow() : undefined), [list, isSignedIn]);
  return useCell(list.state);
}

/** The viewer's notifications, kept up to date while mounted. */
export function useNotifications() {
  const notifications = notificationsOf(useClient());
  const state = useFollowedList(notifications);
  useEffect(() => {
    const flushIfHidden = (): void => {
      if (document.visibilityState === 'hidden') notifications.flush();
    };
    document.addEventListener('visibilitychange', flushIfHidden);
    addEventListener('pagehide', notifications.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushIfHidden);
      removeEventListener('pagehide', notifications.flush);
    };
  }, [notifications]);

  return { notifications, state };
}

const { notificationVisibility, unseenAtTop, groupNotifications, ignoreInactionableSeen } =
  notificationSettings;

/** The notifications as the settings show them. `seenCount` limits how many seen ones are included. */
export function useShownNotifications(
  { rows, ended, unseenBelow }: NotificationListState,
  seenCount = 0,
): Shown {
  const visible = useListedSetting('notificationVisibility', notificationVisibility).value;
  const isUnseenAtTop = useListedSetting('unseenAtTop', unseenAtTop).value;
  const groups = useListedSetting('groupNotifications', groupNotifications).value;
  const ignoresInactionable = useListedSetting('ignoreInactionableSeen', ignoreInactionableSeen).value;
  return useMemo(
    () =>
      shownNotifications(
        { rows, ended, unseenBelow },
        { visible, seenCount, unseenAtTop: isUnseenAtTop, groups, ignoresInactionable },
      ),
    [rows, ended, unseenBelow, visible, seenCount, isUnseenAtTop, groups, ignoresInactionable],
  );
}

interface Unseen {
  readonly count: number;
  /** The number as shown, with a plus if there are more. */
  readonly sign: string;
  /** The text for screen readers. */
  readonly label: string;
}

/** The number of new notifications plus that of other new things. */
export function useUnseen(state: NotificationListState, others = 0): Unseen {
  const text = useText();
  const numbers = useNumberFormat();
  const { unseen, isMoreUnseen } = useShownNotifications(state);
  const count = unseen + others;
  return {
    count,
    sign: `${numbers.full(count)}${isMoreUnseen ? '+' : ''}`,
    label: text(isMoreUnseen ? 'nav.notifications_unseen_more' : 'nav.notifications_unseen', { count }),
  };
}

interface NotificationActions {
  readonly markSeen: (group: NotificationGroup) => void;
  readonly dismiss: (group: NotificationGroup) => Promise<void>;
  readonly markAllSeen: () => void;
  readonly clearAll: () => void;
}

/** For how long the notice of an error is shown. */
const ERROR_NOTICE_MS = 5000;

const idsOf = ({ rows }: NotificationGroup) => rows.map(({ id }) => id);

/** Actions on notifications, by default those of the main list. Errors are shown in notices. */
export function useNotificationActions(list?: Notifications): NotificationActions {
  const client = useClient();
  const { markSeen, markAllSeen, dismiss, clearAll } = list ?? notificationsOf(client);
  const report = useCallback(
    async (step: Promise<unknown>) => {
      if ((await step) === null) return;
      client.notices.add({ level: 'error', key: 'notifications.change_failed', duration: ERROR_NOTICE_MS });
    },
    [client],
  );
  return {
    markSeen: useCallback(
      (group) => group.isUnseen && void report(markSeen(idsOf(group))),
      [report, markSeen],
    ),
    dismiss: useCallback(
      async (group) => {
        const error = await dismiss(idsOf(group));
        if (error === null) return;
        const { reason, count } = error;
        client.notices.add({
          level: 'error',
          key: 'notifications.not_dismissed',
          reason,
          values: { count },
          duration: ERROR_NOTICE_MS,
        });
      },
      [client, dismiss],
    ),
    markAllSeen: () => void report(markAllSeen()),
    clearAll: () => void report(clearAll()),
  };
}
