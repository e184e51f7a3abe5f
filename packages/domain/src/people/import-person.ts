import type { AccountId, RelatedAccount } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';

/** Brings somebody into the graph, with how the reader stands to them where the server told. */
export function importPerson(graph: Graph, { account, relationship }: RelatedAccount): AccountId {
  importAccount(graph, account);
  if (relationship !== null) graph.relationships.put(relationship.id, relationship);
  return account.id;
}
