import { log } from '../../boot/logger';
import { alertOptions } from '../../worker/alert-options';
import { TAG } from '../../worker/worker-messages';
import { alertWorker } from './register-worker';
import { runningWorker } from './running-worker';

interface SystemAlert {
  /** Id of the notification: an alert with the same id replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  /** Picture of the post or account that the alert is about. */
  readonly image: string | null;
  readonly language: string;
  /** The path that a click opens. */
  readonly path: string;
  /** Id of the notification that a click marks as read; empty for none. */
  readonly notification: string;
  readonly onOpen: () => void;
}

/** Shows a system alert. Returns the function that closes it. */
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
    // Phones allow only service workers to show alerts; clicks are then reported by the worker.
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

/** Closes the alerts that the worker shows: the one with this tag, or all of ours. */
export async function closeAlerts(tag?: string): Promise<void> {
  const registration = await runningWorker();
  const shown = (await registration?.getNotifications(tag === undefined ? {} : { tag })) ?? [];
  for (const alert of shown) if (alert.tag.startsWith(TAG)) alert.close();
}
