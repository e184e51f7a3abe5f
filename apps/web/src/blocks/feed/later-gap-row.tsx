import { laterPart } from '../status/later-part';
import styles from './gap-row.module.css';

/** Loaded later: only new statuses can leave a gap, never the first page. */
export const LaterGapRow = laterPart(
  (parts) => parts.GapRow,
  () => <div className={styles.gap} />,
);
