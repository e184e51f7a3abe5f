import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './about.module.css';

export function SectionSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.section}>
        <Skeleton width="32%" />
        <Skeleton width="94%" />
        <Skeleton width="70%" />
      </div>
    </SkeletonGroup>
  );
}
