import { Panel } from '../../ui/panel/panel';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './feed-skeleton.module.css';

/** Widths of the lines of each card, similar to those of real ones. */
const cards = [
  ['34%', '92%', '70%'],
  ['28%', '96%', '88%', '40%'],
  ['40%', '64%'],
  ['30%', '90%', '82%'],
  ['36%', '94%', '52%'],
];

/** Placeholder for statuses that are loading; `label` says so to screen readers. */
export function FeedSkeleton({ label }: { readonly label?: string }) {
  return (
    <SkeletonGroup label={label}>
      {cards.map((lines) => (
        <div key={lines.join(' ')} className={styles.card}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A timeline's main column while its statuses are loading. */
export function FeedPlaceholder() {
  return (
    <Panel main>
      <FeedSkeleton />
    </Panel>
  );
}
