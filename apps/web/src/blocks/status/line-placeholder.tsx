import styles from './status-lines.module.css';

/** Placeholder for one line that is loading. */
export function LinePlaceholder() {
  return <div className={styles.line}>{'\u00a0'}</div>;
}
