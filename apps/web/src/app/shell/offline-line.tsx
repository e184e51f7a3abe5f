import WifiOff from 'lucide-react/icons/wifi-off';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './offline-line.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineLine() {
  return (
    <p className={styles.line} role="status">
      <Icon of={WifiOff} size="small" />
      <Text id="nav.offline" />
    </p>
  );
}
