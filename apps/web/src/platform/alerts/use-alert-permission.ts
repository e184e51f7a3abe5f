import { createCell } from '@linnet/domain';
import type { Permission } from '@linnet/domain/push';
import { useSyncExternalStore } from 'react';
import { alertPermission, pushBrowser } from './push-browser';

/** How many times the viewer has answered the question; the browser has the answer itself. */
const answered = createCell(0);

/** Browsers don't report changes of the permission; the viewer may have changed it before coming back to the page. */
function subscribe(listener: () => void): () => void {
  const end = answered.subscribe(listener);
  addEventListener('focus', listener);
  return () => {
    end();
    removeEventListener('focus', listener);
  };
}

/** Whether this site may show system alerts. */
export function useAlertPermission(): Permission {
  return useSyncExternalStore(subscribe, alertPermission);
}

/** Asks the viewer for permission; browsers only show the question right after a user action. */
export async function askForAlerts(): Promise<void> {
  await pushBrowser.ask();
  answered.update((count) => count + 1);
}
