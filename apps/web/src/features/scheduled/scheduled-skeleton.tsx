import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './scheduled.module.css';

/** Widths of the placeholder's lines, one array per post. */
const posts = [
  ['46%', '90%', '64%'],
  ['42%', '72%'],
  ['48%', '94%', '30%'],
];

export function ScheduledSkeleton() {
  return (
    <SkeletonGroup>
      {posts.map((lines) => (
        <div key={lines.join(' ')} className={styles.post}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
