import styles from './reply-line.module.css';

/** Placeholder for one line that is loading. */
export function LineSpace() {
  return <div className={styles.line}>{'\u00a0'}</div>;
}
