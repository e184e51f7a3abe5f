import type { AccountId } from '@linnet/api';
import type { NotificationKind } from '@linnet/domain/notifications';
import { useAccount } from '../../platform/client/use-account';
import { Icon } from '../../ui/icon/icon';
import { FaceLink } from '../account/face-link';
import { notificationLooks } from './notification-looks';
import styles from './notification.module.css';

interface NotificationFaceProps {
  readonly id: AccountId | null;
  readonly kind: NotificationKind;
}

/** The avatar of who did it, with a badge for the kind. Decorative: the text beside it says both. */
export function NotificationFace({ id, kind }: NotificationFaceProps) {
  const { icon, tone } = notificationLooks[kind];
  return (
    <div className={styles.face}>
      {id !== null && <Face id={id} />}
      <span className={styles.badge} data-tone={tone} data-filled={kind === 'like'}>
        <Icon of={icon} size="small" />
      </span>
    </div>
  );
}

function Face({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return account && <FaceLink account={account} size="small" />;
}
