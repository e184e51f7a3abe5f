/** What a timeline does not show with its first statuses: one chunk of its own. */
export { FeedFoot } from '../feed/feed-foot';
export { NewPosts } from './new-posts';
export { TimelineEmpty } from './timeline-empty';
export { TimelineFailure } from './timeline-failure';
