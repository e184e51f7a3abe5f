import { type NotificationKind, allKinds, notificationKinds } from '@linnet/domain/notifications';
import { allSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent } from 'react';
import { screenPathOf } from '../../blocks/notification/notification-looks';
import { log } from '../../boot/logger';
import { storeWorkerConfig, replaceWorker } from '../../platform/alerts/register-worker';
import { shareFocus } from '../../platform/alerts/page-focus';
import { pushOf } from '../../platform/alerts/push-browser';
import { closeAlerts } from '../../platform/alerts/show-alert';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { PERSON_IN_PATH, type WorkerAlertKind, type WorkerConfig } from '../../worker/worker-config';
import { useDesktopAlerts } from './use-desktop-alerts';

const { notificationVisibility, notificationNative, webPushNotifications } = allSettings;
const { webPushAlwaysShowNotifications } = allSettings;

/** Stores what the service worker needs to show push messages; null while nobody is signed in or web push is off. */
function usePushConfig(): void {
  const config = useWorkerConfig();
  const serialized = JSON.stringify(config);
  const store = useEffectEvent(() => storeWorkerConfig(config));
  useEffect(() => {
    store().catch((error: unknown) =>
      log('warn', 'The configuration of the worker could not be stored.', error),
    );
  }, [serialized]);
}

function useWorkerConfig(): WorkerConfig | null {
  const text = useText();
  const { code } = useLocale();
  const session = useSession();
  const isOn = useListedSetting('webPushNotifications', webPushNotifications).value;
  const always = useListedSetting('webPushAlwaysShowNotifications', webPushAlwaysShowNotifications).value;
  const visible = useListedSetting('notificationVisibility', notificationVisibility).value;
  const alerting = useListedSetting('notificationNative', notificationNative).value;
  if (!isOn || session.state === 'visitor') return null;

  const kinds = allKinds.flatMap((kind): [string, WorkerAlertKind][] => {
    const { setting, names, isActionable } = notificationKinds[kind];
    if (setting === null || !visible[setting] || !alerting[setting]) return [];
    const label = text(`settings.kind.${setting}`);
    const path = screenPathOf(kind, session.username, PERSON_IN_PATH);
    const alertKind = {
      words: kindText(kind, false),
      ownWords: kindText(kind, true),
      label,
      path,
      isActionable,
    };
    return names.map((name) => [name, alertKind]);
  });
  return {
    language: code,
    reader: session.accountId,
    home: pathTo('notifications', { username: session.username }),
    always,
    plainTitle: text('alerts.plain_title'),
    lapsed: { title: text('alerts.lapsed_title'), body: text('alerts.lapsed_text') },
    kinds: Object.fromEntries(kinds),
  };

  /** The text of a notification kind, with placeholders that the service worker fills in. */
  function kindText(kind: NotificationKind, isOwn: boolean): string {
    const placeholders = { name: '{name}', target: '{target}', emoji: '{emoji}' };
    return text(`notifications.text_${kind}`, { ...placeholders, others: 0, own: String(isOwn), kind });
  }
}

/** Draws nothing: shows system notifications while this page is open, and sets up web push for when no page is. */
export function Alerts(): null {
  const client = useClient();
  const isVisitor = useSession().state === 'visitor';
  useDesktopAlerts();
  usePushConfig();

  useEffect(shareFocus, []);
  useEffect(() => pushOf(client).follow(), [client]);
  useEffect(() => {
    replaceWorker().catch((error: unknown) =>
      log('warn', 'The previous worker could not be replaced.', error),
    );
  }, []);
  // System notifications of the previous account are closed after it signs out.
  useEffect(() => {
    if (!isVisitor) return;
    closeAlerts().catch((error: unknown) => log('warn', 'System notifications could not be closed.', error));
  }, [isVisitor]);
  return null;
}
