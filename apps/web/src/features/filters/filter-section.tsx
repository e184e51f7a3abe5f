import { type ReactNode, useId } from 'react';
import styles from './filters.module.css';

interface FilterSectionProps {
  /** The part's name in addresses of the settings. */
  readonly part: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function FilterSection({ part, title, hint, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-part={part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
