import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section';
import styles from './filters.module.css';

interface FilterSectionProps {
  /** The part's name in addresses of the settings. */
  readonly part: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function FilterSection({ part, title, hint, children }: FilterSectionProps) {
  return (
    <Section className={styles.section} title={title} titleClass={styles.title} data-part={part}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Section>
  );
}
