import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './part-section.module.css';
import { Section } from './section';
import { useKeptFocus } from './use-kept-focus';

interface PartSectionProps {
  readonly title: string;
  /** Its name in addresses of the settings. */
  readonly part: string;
  readonly hint?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a settings tab that addresses can name, and that keeps the focus when its forms open and close. */
export function PartSection({ title, part, hint, className, children }: PartSectionProps) {
  return (
    <Section
      {...useKeptFocus()}
      className={join(styles.section, className)}
      title={title}
      titleClass={styles.title}
      data-part={part}
    >
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Section>
  );
}
