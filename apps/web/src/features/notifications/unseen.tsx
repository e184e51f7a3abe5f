import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { CountMark } from '../../blocks/navigation/count-mark';
import { createTabIcon } from '../../platform/browser/tab-icon';
import { unseenCountTextOf } from '../../platform/browser/document-title';
import { useClient } from '../../platform/client/client-provider';
import { useUnreadChats } from '../../platform/client/use-unread-chats';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { IconLink } from '../../ui/icon-button/icon-button';
import styles from './notifications.module.css';
import { useNotifications, useUnseen } from './use-notifications';

/** The number of new notifications, beside the link to them. */
export function UnseenCount({ className }: { readonly className: string | undefined }) {
  const { count, sign, label } = useUnseen(useNotifications().state);
  return count === 0 ? null : <CountMark className={className} shown={sign} label={label} />;
}

/**
 * Draws nothing: shows the number of new notifications and unread chats in the tab's title, on its icon and on the
 * application's icon.
 */
export function UnseenBadges(): null {
  const { count, sign } = useUnseen(useNotifications().state, useUnreadChats() ?? 0);
  const [icon] = useState(() => createTabIcon(document));
  const unseenMark = unseenCountTextOf(useClient());

  useEffect(() => {
    unseenMark.set(count > 0 ? sign : '');
    void icon.setCount(count);
    setAppBadge(count);
  }, [count, sign, icon, unseenMark]);
  // Clears the marks on sign-out.
  useEffect(
    () => () => {
      unseenMark.set('');
      void icon.setCount(0);
      setAppBadge(0);
    },
    [icon, unseenMark],
  );
  return null;
}

/** Sets the badge of the installed application, where the system supports badges. */
function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Rejected if the application is not installed; then there is no badge to set.
  const ignoreRefusal = (error: unknown): void => {
    if (!(error instanceof DOMException)) throw error;
  };
  if (count > 0) navigator.setAppBadge(count).catch(ignoreRefusal);
  else navigator.clearAppBadge().catch(ignoreRefusal);
}

/** A link to the notifications in the bar of a page without a column for them, with the number of new ones. */
export function NotificationsBell({ username }: { readonly username: string }) {
  const text = useText();
  const { count, sign, label } = useUnseen(useNotifications().state);
  return (
    <span className={styles.bell}>
      <IconLink
        icon={Bell}
        size="nav"
        name={count > 0 ? label : text('nav.notifications')}
        to={pathTo('notifications', { username })}
      />
      {count > 0 && (
        <span className={styles.bellCount} aria-hidden>
          {sign}
        </span>
      )}
    </span>
  );
}
