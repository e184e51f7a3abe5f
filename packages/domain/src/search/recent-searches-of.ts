import { perClient } from '../per-client';
import { createRecentSearches } from './recent-searches';

/** What the person of this page searched for before. */
export const recentSearchesOf = perClient(createRecentSearches);
