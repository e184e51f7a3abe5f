import { useEffect } from 'react';
import { log } from '../../boot/logger';
import { closeAlerts } from '../../platform/alerts/show-alert';
import { tellFocus } from '../../platform/alerts/page-focus';
import { pushOf } from '../../platform/alerts/push-of';
import { replaceWorker } from '../../platform/alerts/register-worker';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useBrief } from './use-brief';
import { useDesktopAlerts } from './use-desktop-alerts';

/** Draws nothing: shows system notifications while this page is open, and sets up web push for when no page is. */
export function Alerts(): null {
  const client = useClient();
  const isVisitor = useSession().state === 'visitor';
  useDesktopAlerts();
  useBrief();

  useEffect(tellFocus, []);
  useEffect(() => pushOf(client).follow(), [client]);
  useEffect(() => {
    replaceWorker().catch((error: unknown) =>
      log('warn', 'The worker of before could not be replaced.', error),
    );
  }, []);
  // System notifications of the previous account are closed after it signs out.
  useEffect(() => {
    if (!isVisitor) return;
    closeAlerts().catch((error: unknown) => log('warn', 'Alerts could not be taken away.', error));
  }, [isVisitor]);
  return null;
}
