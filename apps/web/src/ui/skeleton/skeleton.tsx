import { join } from '../styles/join';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'avatar' | 'block';
  /** Any CSS length or percentage; a line is as wide as its words will be. */
  readonly width?: string;
  readonly height?: string;
}

/** The place of something that is loading, in its own measures. Appears only when the wait is worth showing. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={join(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  );
}
