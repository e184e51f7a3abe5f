import { formDraftsOf } from '../form-drafts/form-drafts';
import { perClient } from '../per-client';
import { readKeptNewList } from '../form-drafts/kept-new-list';
import { listsOf } from './lists';
import { createNewList } from './new-list';

/** The viewer's draft of a new list. */
export const newListOf = perClient((client) => {
  const { send, notices, graph } = client;
  const forms = formDraftsOf(client);
  const list = createNewList({
    send,
    notices,
    graph,
    lists: listsOf(client),
    keep: {
      read: () => readKeptNewList(forms.read('new-list')),
      write: (kept) =>
        forms.write('new-list', kept && { ...kept.wish, members: kept.members, begun: kept.begun }),
    },
  });
  list.resume();
  forms.onElsewhere((form) => form === 'new-list' && list.catchUp());
  return list;
});
