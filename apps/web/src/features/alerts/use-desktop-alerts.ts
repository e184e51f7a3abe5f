import type { NotificationId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { type Alert, type Alerts, createAlerts } from '@linnet/domain/alerts';
import { notificationKinds, notificationsOf } from '@linnet/domain/notifications';
import { useEffect, useEffectEvent } from 'react';
import { screenPathOf } from '../../blocks/notification/notification-looks';
import { log } from '../../boot/logger';
import { listenToWorker, takeClickedNotification } from '../../platform/alerts/register-worker';
import { alertPermission } from '../../platform/alerts/alert-permission';
import { hasFocusedPage } from '../../platform/alerts/page-focus';
import { pushOf } from '../../platform/alerts/push-browser';
import { showAlert } from '../../platform/alerts/show-alert';
import { useClient, useInstance, useSession } from '../../platform/client/client-provider';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo, profilePath } from '../../platform/navigation/path-to';

/** Marks a clicked notification as seen; first waits until the list of notifications has loaded. */
function markClicked(client: Client, notification: string): void {
  const { state, markSeen } = notificationsOf(client);

  async function mark(): Promise<void> {
    const error = await markSeen([notification as NotificationId]);
    if (error !== null)
      client.notices.add({ level: 'error', key: 'notifications.change_failed', duration: 5000 });
  }

  if (state.get().opened) {
    void mark();
    return;
  }
  const unsubscribe = state.subscribe(() => {
    if (!state.get().opened) return;
    unsubscribe();
    void mark();
  });
}

/** Shows system notifications for the events of this page; a click on one opens its subject in this tab. */
export function useDesktopAlerts(): void {
  const client = useClient();
  const text = useText();
  const language = useLocale().code;
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  const restricted = useInstance().nodeinfo?.restrictedNicknames ?? [];

  const mark = useEffectEvent((notification: string | null) => {
    if (notification && session.state === 'signed-in') markClicked(client, notification);
  });
  const open = useEffectEvent((path: string, notification: string) => {
    navigate(path);
    mark(notification);
  });

  const show = useEffectEvent((alert: Alert) => {
    const path = screenPathOf(alert.kind, username, alert.account?.id ?? null) ?? pathOf(alert, restricted);
    const { isOwn, name, otherCount, movedTo, emoji } = alert;
    // A click does not mark a notification as seen that the viewer has to answer, such as a follow request.
    const notification = notificationKinds[alert.kind].isActionable ? '' : alert.id;
    const values = { name, target: movedTo, emoji, others: otherCount, own: String(isOwn), kind: alert.type };
    return showAlert({
      id: alert.id,
      title: text(`notifications.text_${alert.kind}`, values),
      body: alert.excerpt,
      icon: alert.icon ?? '/favicon.png',
      image: alert.image,
      language,
      path,
      notification,
      onOpen: () => open(path, notification),
    });
  });

  useEffect(() => {
    const push = pushOf(client);
    const alerts: Alerts = createAlerts({
      client,
      push,
      browser: {
        isAllowed: () => alertPermission() === 'granted',
        hasFocusedPage,
        show: (alert) => show(alert),
      },
    });
    const unsubscribers = [
      alerts.follow(),
      listenToWorker((message) => {
        if (message.linnet === 'hears') return alerts.isLive();
        if (message.linnet === 'lapsed') {
          push.renew();
          return true;
        }
        open(message.path, message.notification);
        return true;
      }),
    ];
    // For a page that was opened by a click on a system notification.
    takeClickedNotification()
      .then((notification) => mark(notification))
      .catch((error: unknown) => log('warn', 'The clicked notification could not be read.', error));
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [client]);
}

/** The address of the status or account that a notification is about. */
function pathOf({ statusId, account }: Alert, restricted: readonly string[]): string {
  if (statusId !== null) return pathTo('conversation', { id: statusId });
  return account === null ? '/' : profilePath(account, restricted);
}
