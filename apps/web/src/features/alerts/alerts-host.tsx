import { useEffect, useState } from 'react';
import { log } from '../../boot/logger';
import { runningWorker } from '../../platform/alerts/running-worker';
import { useSession } from '../../platform/client/client-provider';
import { lazyPart } from '../../ui/lazy/lazy-screen';

const Alerts = lazyPart(() => import('./alerts').then((part) => part.Alerts));

/**
 * Loads system notifications for signed-in viewers. Also loads them if this browser has a service worker: one of another
 * client is replaced, and notifications of an account that has signed out are closed.
 */
export function AlertsHost() {
  const isSignedIn = useSession().state !== 'visitor';
  const [isNeeded, setNeeded] = useState(isSignedIn);
  if (isSignedIn && !isNeeded) setNeeded(true);
  useEffect(() => {
    runningWorker().then(
      (worker) => worker !== null && setNeeded(true),
      (error: unknown) => log('warn', 'Whether there is a service worker is unknown.', error),
    );
  }, []);
  return isNeeded && <Alerts />;
}
