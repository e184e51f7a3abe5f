import { perClient } from '../per-client';
import { createLists } from './lists';

/** The lists of the person of this page. They begin when first asked for, and end with their reader. */
export const listsOf = perClient((client) => {
  const lists = createLists(client);
  client.session.onChange(lists.clear);
  return lists;
});
