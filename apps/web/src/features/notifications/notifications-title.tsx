import { notificationsOf } from '@linnet/domain/notifications';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './notifications.module.css';
import { useExtras } from './use-extras';
import { useUnseen } from './use-unseen';

/** The heading with the number of new notifications; an asterisk says that something else waits too. */
export function NotificationsTitle() {
  const text = useText();
  const { count, sign, words } = useUnseen(useCell(notificationsOf(useClient()).state));
  const waits = useExtras().items.length > 0;
  return (
    <span className={styles.title}>
      {text('notifications.notifications')}
      {(count > 0 || waits) && (
        <span className={styles.count} aria-hidden>
          {count > 0 && sign}
          {waits && '*'}
        </span>
      )}
      {count > 0 && <VisuallyHidden>{words}</VisuallyHidden>}
      {waits && <VisuallyHidden>{text('notifications.more_waits')}</VisuallyHidden>}
    </span>
  );
}
