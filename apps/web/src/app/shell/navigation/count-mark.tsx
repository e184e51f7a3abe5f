import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';

interface CountMarkProps {
  readonly className: string | undefined;
  /** The number, or what stands for it. */
  readonly sign: string;
  readonly words: string;
}

/** How much waits at a place: a sign for the eye, words for the ear. */
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
