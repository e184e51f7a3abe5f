import styles from './parts-kit.module.css';

/** The digit key that does the same as a button. Hidden from screen readers, which have the button. */
export function KeyHint({ digit }: { readonly digit: number }) {
  if (digit > 9) return null;
  return (
    <kbd className={styles.key} aria-hidden>
      {digit}
    </kbd>
  );
}
