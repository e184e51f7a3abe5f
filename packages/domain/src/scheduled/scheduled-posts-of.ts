import { perClient } from '../per-client';
import { createScheduledPosts } from './scheduled-posts';

/** The viewer's scheduled posts. Created at the first call. */
export const scheduledPostsOf = perClient((client) => createScheduledPosts(client));
