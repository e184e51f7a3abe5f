import styles from './logo.module.css';

/** The logo of Linnet, in the colours of the theme; 20 pixels wide or more. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <path className={styles.wing} d="M25 7.4 30.6 9.9 25.3 12.8Z" />
      <path
        className={styles.body}
        d="M12.2 9.6C12.6 5.6 15.5 3 19.2 3c4 0 7 2.9 7 7 0 1.7.5 3.1.5 5.6C26.7 22.6 21.9 28 15 28c-2.6 0-4.8-.7-6.6-2.1Z"
      />
      <path
        className={styles.wing}
        d="M11.5 11.7c6.7-.4 10.3 2.4 9.9 6.5-.3 3.3-2.9 5.3-6.4 5.3-1.9 0-3.5-.3-5.3.4L4.5 28.6c-.9.5-1.8-.4-1.4-1.3l.5-1.6-1.7.1c-1 0-1.5-1-.9-1.8Z"
      />
      <circle className={styles.eye} cx="20.7" cy="8.7" r="1.5" />
    </svg>
  );
}
