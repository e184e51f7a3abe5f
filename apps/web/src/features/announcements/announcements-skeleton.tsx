import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './announcements.module.css';

/** Widths of the lines of each, so that the wait looks like what will be there. */
const shapes = [
  ['30%', '92%', '58%'],
  ['34%', '76%'],
  ['28%', '88%', '40%'],
];

export function AnnouncementsSkeleton() {
  return (
    <SkeletonGroup>
      {shapes.map((lines) => (
        <div key={lines.join(' ')} className={styles.part}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
