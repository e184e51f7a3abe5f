import { perClient } from '../per-client';
import { createFollowedTags } from './followed-tags';
import { createTagFollows } from './tag-follows';

/** The hashtags that the person of this page follows. They begin when first asked for, and end with their reader. */
export const tagsOf = perClient((client) => {
  const follows = createTagFollows(client);
  const followed = createFollowedTags(client, follows);
  client.session.onChange(() => {
    follows.clear();
    followed.clear();
  });
  return { follows, followed };
});
