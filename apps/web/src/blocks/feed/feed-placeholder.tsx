import { FeedSkeleton } from './feed-skeleton';
import { Panel } from '../../ui/panel/panel';

/** A main column whose statuses are on their way. */
export function FeedPlaceholder() {
  return (
    <Panel main>
      <FeedSkeleton />
    </Panel>
  );
}
