import { perClient } from '../per-client';
import { createRecentSearches } from './recent-searches';

/** The viewer's recent searches. */
export const recentSearchesOf = perClient(createRecentSearches);
