import { perClient } from '../per-client';
import { listsOf } from './lists-of';
import { createNewList } from './new-list';

/** The list that the person of this page thinks of making. It ends with its reader. */
export const newListOf = perClient((client) => {
  const list = createNewList(client, listsOf(client));
  client.session.onChange(list.clear);
  return list;
});
