import { Spinner } from '../../ui/spinner/spinner';
import styles from './window-placeholder.module.css';

/** While the code of the window is on its way. */
export function WindowPlaceholder() {
  return (
    <div className={styles.place}>
      <Spinner />
    </div>
  );
}
