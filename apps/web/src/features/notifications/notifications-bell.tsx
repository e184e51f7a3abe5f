import Bell from 'lucide-react/icons/bell';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { IconLink } from '../../ui/icon-button/icon-link';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications';
import { useUnseen } from './use-unseen';

/** A link to the notifications in the bar of a page without a column for them, with the number of new ones. */
export function NotificationsBell({ username }: { readonly username: string }) {
  const text = useText();
  const { count, sign, words } = useUnseen(useNotifications().state);
  return (
    <span className={styles.bell}>
      <IconLink
        icon={Bell}
        size="nav"
        name={count > 0 ? words : text('nav.notifications')}
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
