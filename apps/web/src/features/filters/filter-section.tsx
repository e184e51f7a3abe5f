import { type ReactNode, useId } from 'react';
import styles from './filters.module.css';

interface FilterSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function FilterSection({ title, hint, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
