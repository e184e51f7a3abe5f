import { laterPart } from '../status/later-part';
import styles from './gap-row.module.css';

/** A gap is left by news, never by the first page. */
export const LaterGapRow = laterPart(
  (parts) => parts.GapRow,
  () => <div className={styles.gap} />,
);
