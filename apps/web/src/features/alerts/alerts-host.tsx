import { notificationSettings } from '@linnet/domain/settings';
import { useEffect, useState } from 'react';
import { log } from '../../boot/logger';
import { useAlertPermission } from '../../platform/alerts/alert-permission';
import { runningWorker } from '../../platform/alerts/running-worker';
import { useSession } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { lazyPart } from '../../ui/lazy/lazy-screen';

const Alerts = lazyPart(() => import('./alerts').then((part) => part.Alerts));

/**
 * Loads system notifications for signed-in viewers who allow them or want web push. Also loads them if this browser has
 * a service worker: one of another client is replaced, and notifications of an account that has signed out are closed.
 */
export function AlertsHost() {
  const isSignedIn = useSession().state !== 'visitor';
  const isAllowed = useAlertPermission() === 'granted';
  const wantsPush = useListedSetting('webPushNotifications', notificationSettings.webPushNotifications).value;
  const [isNeeded, setNeeded] = useState(false);
  if (isSignedIn && (isAllowed || wantsPush) && !isNeeded) setNeeded(true);
  useEffect(() => {
    runningWorker().then(
      (worker) => worker !== null && setNeeded(true),
      (error: unknown) => log('warn', 'Whether there is a service worker is unknown.', error),
    );
  }, []);
  return isNeeded && <Alerts />;
}
