import styles from './quote-space.module.css';

/** The place of a quote while its code is on its way. */
export function QuoteSpace() {
  return <div className={styles.space} aria-hidden />;
}
