import { perClient } from '../per-client';
import { createSearches } from './searches';

/** The searches of a page; those of one reader are forgotten with the next. */
export const searchesOf = perClient((client) => {
  const searches = createSearches(client);
  client.session.onChange(searches.clear);
  return searches;
});
