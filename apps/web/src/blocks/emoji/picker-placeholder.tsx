import { Spinner } from '../../ui/spinner/spinner';
import styles from './emoji.module.css';

/** Placeholder of the picker's size, while its code or the emoji are loading. */
export function PickerPlaceholder() {
  return (
    <div className={styles.panel}>
      <div className={styles.waiting}>
        <Spinner />
      </div>
    </div>
  );
}
