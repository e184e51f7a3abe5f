import { Spinner } from '../../ui/spinner/spinner';
import styles from './emoji.module.css';

/** Stands while the picker or what it shows is loading, in its measures. */
export function PickerSpace() {
  return (
    <div className={styles.panel}>
      <div className={styles.waiting}>
        <Spinner />
      </div>
    </div>
  );
}
