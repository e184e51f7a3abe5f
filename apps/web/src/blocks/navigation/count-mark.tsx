import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

interface CountMarkProps {
  readonly className: string | undefined;
  /** The number, or a symbol in its place. */
  readonly sign: string;
  readonly words: string;
}

/** A count beside a navigation entry: a short symbol to see, words for screen readers. */
export function CountMark({ className, sign, words }: CountMarkProps) {
  return (
    <>
      <span className={className} aria-hidden>
        {sign}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
