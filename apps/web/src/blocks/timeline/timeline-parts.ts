/** Parts of a timeline that its first statuses don't need, in one chunk. */
export { NewPosts } from './new-posts';
export { TimelineEmpty } from './timeline-empty';
export { TimelineFailure } from './timeline-failure';
