import type { AccountId, RelatedAccount } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { standingsIn } from './standings';

/**
 * For an answer that is about to be asked for: brings its people into the graph one by one, with how the reader stands
 * to them where the server told and nothing was decided meanwhile.
 */
export function bringPeople(graph: Graph): (person: RelatedAccount) => AccountId {
  const take = standingsIn(graph).asking();
  return ({ account, relationship }) => {
    importAccount(graph, account);
    if (relationship !== null) take(relationship);
    return account.id;
  };
}
