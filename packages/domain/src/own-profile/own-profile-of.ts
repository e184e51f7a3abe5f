import { perClient } from '../per-client';
import { createOwnProfile } from './own-profile';

/** The viewer's own profile. */
export const ownProfileOf = perClient((client) => createOwnProfile(client));
