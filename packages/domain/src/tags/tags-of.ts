import { perClient } from '../per-client';
import { createFollowedTags } from './followed-tags';
import { createTagFollows } from './tag-follows';

/** The viewer's followed hashtags. Created at the first call. */
export const tagsOf = perClient((client) => {
  const follows = createTagFollows(client);
  const followed = createFollowedTags(client, follows);
  return { follows, followed };
});
