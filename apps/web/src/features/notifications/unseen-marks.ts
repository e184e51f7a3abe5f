import { useEffect, useState } from 'react';
import { createTabIcon } from '../../platform/browser/tab-icon';
import { unseenMark } from '../../platform/browser/unseen-mark';
import { useNotifications } from './use-notifications';
import { useUnseen } from './use-unseen';

/**
 * Draws nothing: shows the number of new notifications in the tab's title, on its icon and on the application's icon.
 */
export function UnseenMarks(): null {
  const { count, sign } = useUnseen(useNotifications().state);
  const [icon] = useState(() => createTabIcon(document));

  useEffect(() => {
    unseenMark.set(count > 0 ? sign : '');
    void icon.mark(count);
    markApplication(count);
  }, [count, sign, icon]);
  // Clears the marks on sign-out.
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

/** Sets the badge of the installed application, where the system supports badges. */
function markApplication(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Rejected if the application is not installed; then there is no badge to set.
  const refused = (error: unknown): void => {
    if (!(error instanceof DOMException)) throw error;
  };
  if (count > 0) navigator.setAppBadge(count).catch(refused);
  else navigator.clearAppBadge().catch(refused);
}
