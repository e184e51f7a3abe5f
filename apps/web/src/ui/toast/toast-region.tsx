import type { ReactNode, Ref } from 'react';
import { useText } from '../../platform/i18n/use-text';
import styles from './toast.module.css';

interface ToastRegionProps {
  /** Rendered above the toasts: what is more than a sentence. */
  readonly head?: ReactNode;
  /** Toasts that are announced at once: errors. */
  readonly urgent?: ReactNode;
  /** Rendered below the toasts: how many more there are. */
  readonly foot?: ReactNode;
  readonly place?: Ref<HTMLElement>;
  /** The hotkey that moves the focus here, for `aria-keyshortcuts`. */
  readonly hotkey?: string | undefined;
  /** Toasts that are announced after the current sentence of a screen reader. */
  readonly children?: ReactNode;
}

/**
 * The region of toasts. It is mounted from the start: screen readers don't announce a region that appears with its
 * text.
 */
export function ToastRegion({ head, urgent, foot, place, hotkey, children }: ToastRegionProps) {
  const text = useText();
  return (
    <section
      className={styles.region}
      aria-label={text('notices.region')}
      aria-keyshortcuts={hotkey}
      ref={place}
    >
      <div className={styles.stack}>
        <div className={styles.list} aria-live="polite">
          {head}
        </div>
        <ul className={styles.list} aria-live="assertive" aria-relevant="additions text">
          {urgent}
        </ul>
        <ul className={styles.list} aria-live="polite" aria-relevant="additions text">
          {children}
        </ul>
        {foot}
      </div>
    </section>
  );
}
