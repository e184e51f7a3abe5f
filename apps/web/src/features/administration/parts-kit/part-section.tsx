import type { ReactNode } from 'react';
import { Section } from '../../../ui/section/section';
import styles from './part-section.module.css';

interface PartSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A section of a part about one thing, such as a report or a person, below a line. It can take the focus when the focused
 * element inside it is removed.
 */
export function PartSection({ title, children }: PartSectionProps) {
  return (
    <Section title={title} titleClass={styles.title} className={styles.section} tabIndex={-1}>
      {children}
    </Section>
  );
}

/** A heading inside a section, styled like the section's title. */
export function PartHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className={styles.title}>{children}</h3>;
}
