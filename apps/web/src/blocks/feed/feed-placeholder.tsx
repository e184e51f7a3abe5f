import { FeedSkeleton } from './feed-skeleton';
import { Panel } from '../../ui/panel/panel';

/** A timeline's main column while its statuses are loading. */
export function FeedPlaceholder() {
  return (
    <Panel main>
      <FeedSkeleton />
    </Panel>
  );
}
