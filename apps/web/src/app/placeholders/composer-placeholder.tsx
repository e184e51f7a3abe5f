import styles from './placeholders.module.css';

/** The room of the form for a new post, so that nothing jumps when it comes. */
export function ComposerPlaceholder() {
  return <div className={styles.composer} />;
}
