import {
  type NotificationListState,
  type Notifications,
  notificationsOf,
} from '@linnet/domain/notifications';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';

interface Followed {
  readonly notifications: Notifications;
  readonly state: NotificationListState;
}

/** The viewer's notifications, kept up to date while mounted. */
export function useNotifications(): Followed {
  const notifications = notificationsOf(useClient());
  const state = useCell(notifications.state);
  // Changes again after signing in again.
  const isMember = useSession().state === 'member';

  useEffect(() => (isMember ? notifications.follow() : undefined), [notifications, isMember]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') notifications.flush();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', notifications.flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', notifications.flush);
    };
  }, [notifications]);

  return { notifications, state };
}
