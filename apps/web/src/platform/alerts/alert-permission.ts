import { createCell } from '@linnet/domain';
import type { Permission } from '@linnet/domain/push';
import { useSyncExternalStore } from 'react';
import { onEvents } from '../browser/on-events';

export function alertPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing';
}

export async function requestPermission(): Promise<Permission> {
  return 'Notification' in window ? Notification.requestPermission() : 'missing';
}

/** How many times the viewer has answered the browser's question; the browser has the answer itself. */
const answerCount = createCell(0);

/** Browsers don't report changes of the permission; the viewer may have changed it before coming back to the page. */
function subscribe(listener: () => void): () => void {
  const stops = [answerCount.subscribe(listener), onEvents(window, ['focus'], listener)];
  return () => stops.forEach((stop) => stop());
}

/** Whether this site may show system alerts. */
export function useAlertPermission(): Permission {
  return useSyncExternalStore(subscribe, alertPermission);
}

/** Asks the viewer for permission; browsers only show the question right after a user action. */
export async function askForAlerts(): Promise<void> {
  await requestPermission();
  answerCount.update((count) => count + 1);
}
