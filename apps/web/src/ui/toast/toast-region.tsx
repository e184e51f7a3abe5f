import type { ReactNode, Ref } from 'react';
import { useText } from '../../platform/i18n/use-text';
import styles from './toast.module.css';

interface ToastRegionProps {
  /** Over the toasts: what is more than a sentence. */
  readonly head?: ReactNode;
  /** Toasts that are read out as soon as they come: what went wrong. */
  readonly urgent?: ReactNode;
  /** Under the toasts: how many more there are. */
  readonly foot?: ReactNode;
  readonly place?: Ref<HTMLElement>;
  /** The key that leads here, as `aria-keyshortcuts` has it. */
  readonly hotkey?: string | undefined;
  /** Toasts that wait until somebody who listens has heard the present sentence. */
  readonly children?: ReactNode;
}

/** The place of toasts, which is there from the start: a region that comes with its first words is not read out. */
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
