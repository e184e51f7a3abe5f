import type { ReportId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { createTable, type Table } from '../graph/table';

interface ReportFact {
  /** As the server names it. */
  readonly state: string;
}

const tables = new WeakMap<Graph, Table<ReportId, ReportFact>>();

/** How far reports are, as the page that has this graph knows: wherever one is told of, it is the same. */
export function reportTable(graph: Graph): Table<ReportId, ReportFact> {
  const known = tables.get(graph);
  if (known !== undefined) return known;
  const fresh = createTable<ReportId, ReportFact>();
  tables.set(graph, fresh);
  return fresh;
}
