import { perClient } from '../per-client';
import { createSearches } from './searches';

/** The searches of a page. Created at the first call, cleared when the viewer changes. */
export const searchesOf = perClient((client) => {
  const searches = createSearches(client);
  client.session.onChange(searches.clear);
  return searches;
});
