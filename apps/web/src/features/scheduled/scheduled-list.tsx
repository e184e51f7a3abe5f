import type { ScheduledStatus } from '@linnet/api';
import type { ScheduledPosts } from '@linnet/domain/scheduled';
import { useFirstContent } from '../../platform/start/use-first-content';
import styles from './scheduled.module.css';
import { ScheduledPost } from './scheduled-post';

interface ScheduledListProps {
  readonly posts: readonly ScheduledStatus[];
  readonly steps: Pick<ScheduledPosts, 'move' | 'cancel'>;
  /** Called when a post is no longer scheduled. */
  readonly onLost: () => void;
}

export function ScheduledList({ posts, steps, onLost }: ScheduledListProps) {
  useFirstContent();
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <ScheduledPost post={post} steps={steps} onLost={onLost} />
        </li>
      ))}
    </ul>
  );
}
