import { perClient } from '../per-client';
import { createLists } from './lists';

/** The viewer's lists. Created at the first call, cleared when the viewer changes. */
export const listsOf = perClient((client) => {
  const lists = createLists(client);
  client.session.onChange(lists.clear);
  return lists;
});
