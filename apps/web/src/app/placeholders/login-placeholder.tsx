import styles from './placeholders.module.css';

/** The room of the login form. */
export function LoginPlaceholder() {
  return <div className={styles.login} />;
}
