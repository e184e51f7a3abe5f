import type { AccountId, RelatedAccount } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { relationshipUpdatesIn } from './relationship-updates';

/**
 * To be called before a request. The returned function imports an account of the answer, and its relationship, unless
 * the answer has none or the relationship was changed since.
 */
export function personImporter(graph: Graph): (person: RelatedAccount) => AccountId {
  const importRelationship = relationshipUpdatesIn(graph).beforeRequest();
  return ({ account, relationship }) => {
    importAccount(graph, account);
    if (relationship !== null) importRelationship(relationship);
    return account.id;
  };
}
