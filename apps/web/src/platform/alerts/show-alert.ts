import { log } from '../../boot/logger';
import { alertOptions } from '../../worker/alert-options';
import { TAG } from '../../worker/worker-messages';
import { alertWorker, runningWorker } from './register-worker';

export interface SystemAlert {
  /** Of the notification: one that is shown again takes the place of the first. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  /** Of what it is about. */
  readonly image: string | null;
  readonly language: string;
  /** Where a click leads. */
  readonly path: string;
  /** Seen with a click; empty for none. */
  readonly notification: string;
  readonly onOpen: () => void;
}

/** Shows an alert of the system. The returned function takes it away. */
export function showAlert(alert: SystemAlert): () => void {
  const { id, title, body, icon, image, language, path, notification, onOpen } = alert;
  const options = alertOptions({ body, icon, image, language, tag: TAG + id });
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onOpen();
    });
    return () => shown.close();
  } catch (error) {
    // Phones let workers alone show them; a click then comes by way of the worker.
    if (!(error instanceof TypeError)) throw error;
    const shown = showByWorker(title, { ...options, data: { path, notification } });
    return () => void shown.then(() => closeAlerts(options.tag));
  }
}

async function showByWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await alertWorker();
    if (worker === null) log('warn', 'The browser has no worker to show alerts.');
    await worker?.showNotification(title, options);
  } catch (error) {
    log('warn', 'The browser shows no alert.', error);
  }
}

/** Takes away what the worker shows: one, or all of ours. */
export async function closeAlerts(tag?: string): Promise<void> {
  const registration = await runningWorker();
  const shown = (await registration?.getNotifications(tag === undefined ? {} : { tag })) ?? [];
  for (const alert of shown) if (alert.tag.startsWith(TAG)) alert.close();
}
