import type { Account, Poll, Relationship } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { Table } from '../graph/table';

/** Rows of the graph, as they are stored in a snapshot. */
export interface StoredRows {
  readonly statuses: readonly StatusRow[];
  readonly accounts: readonly Account[];
  readonly polls: readonly Poll[];
  /** Those of muted accounts: their posts are folded from the first moment. */
  readonly relationships: readonly Relationship[];
}

/** Puts stored rows into the graph; what is known already is newer. */
export function putStoredRows(graph: Graph, rows: StoredRows): void {
  putUnknown(graph.accounts, rows.accounts);
  putUnknown(graph.relationships, rows.relationships);
  putUnknown(graph.polls, rows.polls);
  putUnknown(graph.statuses, rows.statuses);
}

function putUnknown<Id extends string, Row extends { readonly id: Id }>(
  table: Table<Id, Row>,
  rows: readonly Row[],
): void {
  for (const row of rows) if (table.fact(row.id) === undefined) table.put(row.id, row);
}
