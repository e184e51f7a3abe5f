import type { ScheduledStatus } from '@linnet/api';
import type { ScheduledPosts } from '@linnet/domain/scheduled';

export interface ScheduledPostProps {
  readonly post: ScheduledStatus;
  readonly steps: Pick<ScheduledPosts, 'move' | 'cancel'>;
  /** Called when the post is no longer scheduled. */
  readonly onLost: () => void;
}
