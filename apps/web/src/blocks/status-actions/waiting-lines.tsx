import { Spinner } from '../../ui/spinner/spinner';
import styles from './dialogs.module.css';

/** Keeps the room of a few lines while they are on their way. */
export function WaitingLines() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
