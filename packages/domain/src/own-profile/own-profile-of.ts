import { perClient } from '../per-client';
import { createOwnProfile } from './own-profile';

/** The profile of whoever reads this page. */
export const ownProfileOf = perClient((client) => {
  const profile = createOwnProfile(client);
  client.session.onChange(profile.clear);
  return profile;
});
