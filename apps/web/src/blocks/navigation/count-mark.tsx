import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

interface CountMarkProps {
  readonly className: string | undefined;
  /** The number, or a symbol in its place. */
  readonly shown: string;
  readonly label: string;
}

/** A count beside a navigation entry: a short symbol to see, words for screen readers. */
export function CountMark({ className, shown, label }: CountMarkProps) {
  return (
    <>
      <span className={className} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
