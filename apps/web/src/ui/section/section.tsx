import { type ComponentPropsWithRef, useId } from 'react';

interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The text of the heading. */
  readonly title: string;
  readonly titleClass: string | undefined;
  readonly level?: 2 | 3;
}

/** A section that is named by its heading. */
export function Section({ title, titleClass, level = 2, children, ...section }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section {...section} aria-labelledby={id}>
      <Heading id={id} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
