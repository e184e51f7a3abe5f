import type { TimelineOptions } from '@linnet/api';
import type { PageWish } from './feed-kind-facts';

/** The page parameters as options of the timeline requests. */
export function timelineWish({ cursor, limit, view, withMuted }: PageWish): TimelineOptions {
  const replyVisibility = view.replies === 'all' ? undefined : view.replies;
  return { cursor, limit, replyVisibility, onlyMedia: view.onlyMedia, withMuted };
}
