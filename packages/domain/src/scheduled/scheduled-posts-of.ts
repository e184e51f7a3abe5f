import { onePer } from '../one-per';
import type { WritingClient } from '../drafts/writing-client';
import { createScheduledPosts } from './scheduled-posts';

/** The viewer's scheduled posts. Created at the first call. */
export const scheduledPostsOf = onePer((client: WritingClient) => createScheduledPosts(client));
