import styles from './reply-line.module.css';

/** The place of one line that is on its way. */
export function LineSpace() {
  return <div className={styles.line}>{'\u00a0'}</div>;
}
