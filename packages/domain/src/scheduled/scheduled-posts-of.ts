import { perClient } from '../per-client';
import { createScheduledPosts } from './scheduled-posts';

/** The viewer's scheduled posts. Created at the first call, cleared when the viewer changes. */
export const scheduledPostsOf = perClient((client) => {
  const posts = createScheduledPosts(client);
  client.session.onChange(posts.clear);
  return posts;
});
