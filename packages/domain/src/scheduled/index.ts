export { type ScheduledPosts, type ScheduledPostsState, scheduledPostsOf } from './scheduled-posts';
