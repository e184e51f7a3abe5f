import styles from './mobile-bar.module.css';

/** The room of the bar. */
export function BarSpace() {
  return <div className={styles.bar} />;
}
