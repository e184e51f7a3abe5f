import type { ErrorReason } from '@linnet/api';
import type { ReactNode } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { Section } from '../../ui/section/section';
import { TextSkeletons } from '../../ui/skeleton/text-skeletons';
import styles from './about.module.css';

interface AboutSectionProps {
  readonly title: string;
  /** The content begins with its own heading, so the title is not shown; it still names the section. */
  readonly hasOwnHeading?: boolean;
  readonly children: ReactNode;
}

/** A section of the page, with its heading. */
export function AboutSection({ title, hasOwnHeading = false, children }: AboutSectionProps) {
  return hasOwnHeading ? (
    <section className={styles.section} aria-label={title}>
      {children}
    </section>
  ) : (
    <Section className={styles.section} title={title} titleClass={styles.title}>
      {children}
    </Section>
  );
}

interface SectionErrorProps {
  readonly reason: ErrorReason;
  readonly onRetry: () => void;
}

/** The error of one section; the other sections are not affected. */
export function SectionError({ reason, onRetry }: SectionErrorProps) {
  const text = useText();
  const why = useErrorText(reason);
  return (
    <>
      <Note tone="error">
        {text('about.part_failed')} {why}
      </Note>
      <div>
        <Button small onClick={onRetry}>
          {text('general.retry')}
        </Button>
      </div>
    </>
  );
}

export function SectionSkeleton() {
  return <TextSkeletons className={styles.section} texts={[['32%', '94%', '70%']]} />;
}
