import { useSession } from '../../../platform/client/use-session';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../../ui/skeleton/skeleton-group';
import styles from './own-card.module.css';

/**
 * A card of the same size for a viewer of whom only the name is known: the account is still loading or failed to load.
 */
export function UnknownCard() {
  const session = useSession();
  if (session.state === 'visitor') return null;
  const { username } = session;
  const isAsked = session.state === 'member';
  return (
    <div>
      <div className={styles.cover} />
      <div className={styles.person}>
        <span className={styles.face}>
          <span className={styles.noFace} />
        </span>
        <div className={styles.who}>
          <bdi className={styles.name}>{username}</bdi>
          <bdi className={styles.handle}>@{username}</bdi>
        </div>
      </div>
      {isAsked && (
        <div className={styles.counts}>
          <SkeletonGroup>
            <Skeleton width="13rem" height="1.3em" />
          </SkeletonGroup>
        </div>
      )}
    </div>
  );
}
