import { type ReactNode, useId } from 'react';
import styles from './about.module.css';

interface AboutSectionProps {
  readonly title: string;
  /** What stands in it begins with a heading of its own, which is enough for the eye. */
  readonly isTitled?: boolean;
  readonly children: ReactNode;
}

/** One part of the page, under its heading. */
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
