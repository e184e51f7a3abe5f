import type { StatusView } from '@linnet/domain';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import styles from './compact-status.module.css';
import { TextSpace } from './text-space';

/** The place of a status that is there and may not be seen yet. */
export function ScreenedSpace({ view }: { view: StatusView }) {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.headSpace}>
          <Skeleton width="46%" />
        </div>
      </SkeletonGroup>
      <TextSpace view={view} />
    </>
  );
}
