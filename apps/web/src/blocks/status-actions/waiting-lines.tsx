import { Spinner } from '../../ui/spinner/spinner';
import styles from './dialogs.module.css';

/** Placeholder for a few lines that are loading. */
export function WaitingLines() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
