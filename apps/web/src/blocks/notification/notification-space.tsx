import type { StatusView } from '@linnet/domain';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { TextSpace } from '../quote/text-space';
import styles from './notification.module.css';

/** The place of a status that somebody is told of and may not be seen yet. */
export function NotificationSpace({ view }: { readonly view: StatusView }) {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.factsSpace}>
          <Skeleton width="8em" />
        </div>
      </SkeletonGroup>
      <div className={styles.words}>
        <TextSpace view={view} />
      </div>
      <div className={styles.actionsSpace} />
    </>
  );
}
