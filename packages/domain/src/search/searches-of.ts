import { perClient } from '../per-client';
import { createSearches } from './searches';

/** The searches of a page. Created at the first call. */
export const searchesOf = perClient((client) => createSearches(client));
