import { notificationsOf } from '@linnet/domain/notifications';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './notifications.module.css';
import { useExtras } from './use-extras';
import { useShown } from './use-shown';

/** The heading with how many are new; an asterisk says that something else waits too. */
export function NotificationsTitle() {
  const text = useText();
  const numbers = useNumberFormat();
  const { unseen } = useShown(useCell(notificationsOf(useClient()).state));
  const waits = useExtras().items.length > 0;
  return (
    <span className={styles.title}>
      {text('notifications.notifications')}
      {(unseen > 0 || waits) && (
        <span className={styles.count} aria-hidden>
          {unseen > 0 && numbers.full(unseen)}
          {waits && '*'}
        </span>
      )}
      {unseen > 0 && <VisuallyHidden>{text('notifications.unseen', { count: unseen })}</VisuallyHidden>}
      {waits && <VisuallyHidden>{text('notifications.more_waits')}</VisuallyHidden>}
    </span>
  );
}
