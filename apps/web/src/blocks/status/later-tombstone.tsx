import { laterPart } from './later-part';
import styles from './tombstone.module.css';

/** Few statuses are deleted while they are read. */
export const LaterTombstone = laterPart(
  (parts) => parts.Tombstone,
  () => <article className={styles.tombstone} />,
);
