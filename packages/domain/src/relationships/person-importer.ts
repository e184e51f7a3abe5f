import type { AccountId, RelatedAccount } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { relationshipUpdatesIn } from './relationship-updates';

/**
 * Called before a request: the returned function imports an account of the answer, and its relationship unless the
 * answer has none or it was changed since.
 */
export function personImporter(graph: Graph): (person: RelatedAccount) => AccountId {
  const take = relationshipUpdatesIn(graph).beforeRequest();
  return ({ account, relationship }) => {
    importAccount(graph, account);
    if (relationship !== null) take(relationship);
    return account.id;
  };
}
