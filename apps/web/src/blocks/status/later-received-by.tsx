import styles from './focused.module.css';
import { laterPart } from './later-part';

/** The faces of those who liked it come after the words. */
export const LaterReceivedBy = laterPart(
  (parts) => parts.ReceivedBy,
  () => <span className={styles.faces} />,
);
