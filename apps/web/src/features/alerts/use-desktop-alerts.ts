import { createAlerts, type Alert, type Alerts } from '@linnet/domain/alerts';
import { notificationKinds, notificationsOf } from '@linnet/domain/notifications';
import { useEffect, useEffectEvent } from 'react';
import { leadsTo } from '../../blocks/notification/leads-to';
import { notificationLooks } from '../../blocks/notification/notification-looks';
import { isWatched } from '../../platform/alerts/page-focus';
import { alertPermission } from '../../platform/alerts/push-browser';
import { pushOf } from '../../platform/alerts/push-of';
import { listenToWorker } from '../../platform/alerts/listen-to-worker';
import { showAlert } from '../../platform/alerts/show-alert';
import { useClient } from '../../platform/client/client-provider';
import { useInstance } from '../../platform/client/use-instance';
import { useSession } from '../../platform/client/use-session';
import { useLocale } from '../../platform/i18n/use-locale';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { profilePath } from '../../platform/navigation/profile-path';

/** Alerts of the system for what this page hears; a click on one shows in this tab what it was about. */
export function useDesktopAlerts(): void {
  const client = useClient();
  const text = useText();
  const language = useLocale().code;
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  const restricted = useInstance().nodeinfo?.restrictedNicknames ?? [];

  /** What asks something of the person is not done with by a click. */
  const open = useEffectEvent((path: string, id: string) => {
    navigate(path);
    const { state, markSeen } = notificationsOf(client);
    const row = state.get().rows.find((one) => one.id === id);
    if (row === undefined || notificationKinds[row.kind].isActionable) return;
    void markSeen([row.id]).then((refusal) => {
      if (refusal !== null) client.notices.add({ level: 'error', key: 'notifications.refused', lasts: 5000 });
    });
  });

  const show = useEffectEvent((alert: Alert) => {
    const path = leadsTo(alert.kind, username) ?? pathOf(alert, restricted);
    const { own, name, others, target, emoji } = alert;
    const words = { name, target, emoji, others, own: String(own), kind: alert.type };
    return showAlert({
      id: alert.id,
      title: text(notificationLooks[alert.kind].words, words),
      body: alert.excerpt,
      icon: alert.icon ?? '/favicon.png',
      image: alert.image,
      language,
      path,
      onOpen: () => open(path, alert.id),
    });
  });

  useEffect(() => {
    const push = pushOf(client);
    const alerts: Alerts = createAlerts({
      client,
      push,
      browser: { isAllowed: () => alertPermission() === 'granted', isWatched, show: (alert) => show(alert) },
    });
    const ends = [
      alerts.follow(),
      listenToWorker((message) => {
        if (message.linnet === 'hears') return alerts.hears();
        if (message.linnet === 'lapsed') {
          push.renew();
          return true;
        }
        open(message.path, message.notification);
        return true;
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client]);
}

function pathOf({ statusId, account }: Alert, restricted: readonly string[]): string {
  if (statusId !== null) return pathTo('conversation', { id: statusId });
  return account === null ? '/' : profilePath(account, restricted);
}
