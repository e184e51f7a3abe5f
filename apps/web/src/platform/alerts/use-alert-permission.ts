import { createCell } from '@linnet/domain';
import type { Permission } from '@linnet/domain/push';
import { useSyncExternalStore } from 'react';
import { alertPermission, pushBrowser } from './push-browser';

/** How often somebody answered; the answer itself is the browser's. */
const answered = createCell(0);

/** Browsers do not tell of a change; whoever comes back to the page may have made one. */
function subscribe(listener: () => void): () => void {
  const end = answered.subscribe(listener);
  addEventListener('focus', listener);
  return () => {
    end();
    removeEventListener('focus', listener);
  };
}

/** Whether this place may show alerts, as it stands now. */
export function useAlertPermission(): Permission {
  return useSyncExternalStore(subscribe, alertPermission);
}

/** Asks the person; only of use right after they did something. */
export async function askForAlerts(): Promise<void> {
  await pushBrowser.ask();
  answered.update((count) => count + 1);
}
