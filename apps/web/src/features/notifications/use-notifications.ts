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

/** What the member is told, kept up to date while somebody shows it. */
export function useNotifications(): Followed {
  const notifications = notificationsOf(useClient());
  const state = useCell(notifications.state);
  // Also once an ended sign-in was renewed.
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
