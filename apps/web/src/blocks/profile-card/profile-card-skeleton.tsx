import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import type { CardPlace } from './card-place';
import styles from './profile-card.module.css';

/** Placeholder for a card that is loading. */
export function ProfileCardSkeleton({ place }: { readonly place: CardPlace }) {
  return (
    <SkeletonGroup>
      <div className={styles.card} data-place={place}>
        <div className={styles.cover} />
        <div className={styles.top}>
          <span className={styles.face}>
            <Skeleton shape="avatar" />
          </span>
        </div>
        <div className={styles.body}>
          <Skeleton width="46%" />
          <Skeleton width="32%" />
          <Skeleton width="88%" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
