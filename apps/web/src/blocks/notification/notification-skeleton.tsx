import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './notification.module.css';

/** Widths of the lines of each placeholder. */
const SENTENCES = ['58%', '72%', '50%', '64%', '56%', '70%'];

/** Placeholder for notifications that are loading. */
export function NotificationSkeleton() {
  return (
    <SkeletonGroup>
      {SENTENCES.map((width) => (
        <div key={width} className={styles.card}>
          <Skeleton shape="block" width="32px" height="32px" />
          <div className={styles.column}>
            <Skeleton width={width} />
            <Skeleton width="86%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
