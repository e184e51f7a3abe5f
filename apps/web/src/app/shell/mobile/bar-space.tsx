import styles from './mobile-bar.module.css';

/** A placeholder as high as the bar. */
export function BarSpace() {
  return <div className={styles.bar} />;
}
