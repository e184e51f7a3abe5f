import { perClient } from '../per-client';
import { readKeptNewList, writeKeptNewList } from './kept-new-list';
import { listsOf } from './lists-of';
import { createNewList } from './new-list';

/** The list that the person of this page thinks of making. Each reader has their own. */
export const newListOf = perClient((client) => {
  const { session, send, notices, graph } = client;
  const { storage } = client.environment;
  const reader = () => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };
  const list = createNewList({
    send,
    notices,
    graph,
    lists: listsOf(client),
    keep: {
      read() {
        const account = reader();
        return account === null ? null : readKeptNewList(storage, account);
      },
      write(kept) {
        const account = reader();
        if (account !== null) writeKeptNewList(storage, account, kept);
      },
    },
  });
  list.resume();
  session.onChange(list.resume);
  return list;
});
