import Pin from 'lucide-react/icons/pin';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './repeat-banner.module.css';

/** On a profile: says that the status is pinned. */
export function PinnedBanner() {
  return (
    <div className={styles.banner}>
      <span className={styles.plain}>
        <Icon of={Pin} size="small" />
      </span>
      <span className={styles.words}>
        <Text id="status.pinned" />
      </span>
    </div>
  );
}
