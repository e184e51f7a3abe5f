import { laterPart } from './later-part';
import styles from './status-head.module.css';

export const LaterExpandButton = laterPart(
  (parts) => parts.ExpandButton,
  () => <span className={styles.expand} />,
);
