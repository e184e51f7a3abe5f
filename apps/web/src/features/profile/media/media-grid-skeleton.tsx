import { Skeleton } from '../../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../../ui/skeleton/skeleton-group';
import styles from './media-grid.module.css';

const tiles = Array.from({ length: 9 }, (_, at) => at);

/** Squares where the media will be. */
export function MediaGridSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {tiles.map((at) => (
          <div key={at} className={styles.tile}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
