import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './person-card.module.css';

/** Widths of the lines of each card. */
const cards = [
  ['46%', '30%', '92%'],
  ['38%', '26%', '78%'],
  ['54%', '34%', '86%'],
  ['42%', '22%', '64%'],
];

/** Placeholder for cards of people that are loading. */
export function PersonCardsSkeleton() {
  return (
    <SkeletonGroup>
      {cards.map((lines) => (
        <div key={lines.join(' ')} className={styles.card}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <Skeleton shape="block" width="76px" height="28px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
