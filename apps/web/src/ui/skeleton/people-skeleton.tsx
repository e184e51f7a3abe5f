import { Skeleton } from './skeleton';
import { SkeletonGroup } from './skeleton-group';
import styles from './people-skeleton.module.css';

const ROWS = [62, 48, 70];

/** Placeholder for a list of people that is loading. */
export function PeopleSkeleton() {
  return (
    <SkeletonGroup>
      {ROWS.map((width) => (
        <div key={width} className={styles.person}>
          <Skeleton width="32px" height="32px" />
          <Skeleton width={`${width}%`} height="14px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
