import Trash2 from 'lucide-react/icons/trash-2';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './tombstone.module.css';

/** Stands in place of a deleted status. */
export function Tombstone() {
  return (
    <article className={styles.tombstone}>
      <Icon of={Trash2} size="small" />
      <Text id="status.status_deleted" />
    </article>
  );
}
