import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import styles from './toast.module.css';

/** The place of toasts, which is there from the start: a region that comes with its first words is not read out. */
export function ToastRegion({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.region} aria-label={text('notices.region')}>
      <ul className={styles.list} aria-live="polite" aria-relevant="additions text">
        {children}
      </ul>
    </section>
  );
}
