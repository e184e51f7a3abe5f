import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section';
import { useKeptFocus } from '../../ui/section/use-kept-focus';
import styles from './own-data.module.css';

interface OwnDataSectionProps {
  /** The part's name in addresses of the settings. */
  readonly part: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of the tab, which addresses can name. */
export function OwnDataSection({ part, title, hint, children }: OwnDataSectionProps) {
  return (
    <Section
      {...useKeptFocus()}
      className={styles.section}
      title={title}
      titleClass={styles.title}
      data-part={part}
    >
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Section>
  );
}
