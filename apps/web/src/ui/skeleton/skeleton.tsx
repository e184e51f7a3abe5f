import { join } from '../styles/join';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'avatar' | 'block';
  /** Any CSS length or percentage, close to the width of the text. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder for something that is loading, in its size. Appears only after a short delay. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={join(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  );
}
