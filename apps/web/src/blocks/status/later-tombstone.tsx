import { laterPart } from './later-part';
import styles from './tombstone.module.css';

/** Loaded later: few statuses are deleted while they are shown. */
export const LaterTombstone = laterPart(
  (parts) => parts.Tombstone,
  () => <article className={styles.tombstone} />,
);
