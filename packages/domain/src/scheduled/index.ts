export type { ScheduledPosts, ScheduledPostsState } from './scheduled-posts';
export { scheduledPostsOf } from './scheduled-posts';
