import { useEffect, useState } from 'react';
import { createTabIcon } from '../../platform/browser/tab-icon';
import { unseenMark } from '../../platform/browser/unseen-mark';
import { useNotifications } from './use-notifications';
import { useUnseen } from './use-unseen';

/** Draws nothing: tells how much is new by the title of the tab, its icon, and the icon of the application. */
export function UnseenMarks(): null {
  const { count, sign } = useUnseen(useNotifications().state);
  const [icon] = useState(() => createTabIcon(document));

  useEffect(() => {
    unseenMark.set(count > 0 ? sign : '');
    void icon.mark(count);
    markApplication(count);
  }, [count, sign, icon]);
  // Nobody's marks stay behind when they sign out.
  useEffect(
    () => () => {
      unseenMark.set('');
      void icon.mark(0);
      markApplication(0);
    },
    [icon],
  );
  return null;
}

/** Where it is installed, and the system shows counts. */
function markApplication(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where it is not installed: there is nothing to mark then.
  const refused = (error: unknown): void => {
    if (!(error instanceof DOMException)) throw error;
  };
  if (count > 0) navigator.setAppBadge(count).catch(refused);
  else navigator.clearAppBadge().catch(refused);
}
