import { Skeleton } from './skeleton';
import { SkeletonGroup } from './skeleton-group';

interface TextSkeletonsProps {
  /** The class of each text. */
  readonly className: string | undefined;
  /** Widths of the lines, one array for each text. */
  readonly texts: readonly (readonly string[])[];
}

/** Placeholder for a few texts that are loading. */
export function TextSkeletons({ className, texts }: TextSkeletonsProps) {
  return (
    <SkeletonGroup>
      {texts.map((lines) => (
        <div key={lines.join(' ')} className={className}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
