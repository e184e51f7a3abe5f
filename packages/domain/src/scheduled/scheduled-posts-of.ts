import { perClient } from '../per-client';
import { createScheduledPosts } from './scheduled-posts';

/** The posts that wait for their time, of the person of this page; those of one are forgotten with the next. */
export const scheduledPostsOf = perClient((client) => {
  const posts = createScheduledPosts(client);
  client.session.onChange(posts.clear);
  return posts;
});
