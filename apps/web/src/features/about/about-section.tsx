import { type ReactNode, useId } from 'react';
import styles from './about.module.css';

interface AboutSectionProps {
  readonly title: string;
  /** The content begins with its own heading, so the title is not shown; it still names the section. */
  readonly isTitled?: boolean;
  readonly children: ReactNode;
}

/** A section of the page, with its heading. */
export function AboutSection({ title, isTitled = false, children }: AboutSectionProps) {
  const id = useId();
  if (isTitled) {
    return (
      <section className={styles.section} aria-label={title}>
        {children}
      </section>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
