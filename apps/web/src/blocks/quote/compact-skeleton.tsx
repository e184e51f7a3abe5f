import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './compact-status.module.css';

/** Placeholder for a status that is loading. */
export function CompactSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.skeleton}>
        <Skeleton width="46%" height="16px" />
        <Skeleton width="96%" height="14px" />
        <Skeleton width="72%" height="14px" />
      </div>
    </SkeletonGroup>
  );
}
