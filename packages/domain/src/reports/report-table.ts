import type { ReportId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { createTable, type Table } from '../graph/table';
import { onePer } from '../one-per';

interface ReportFact {
  /** As the server names it. */
  readonly state: string;
}

/** How far reports are, as the page that has this graph knows: wherever one is told of, it is the same. */
export const reportTable = onePer<Graph, Table<ReportId, ReportFact>>(() => createTable());
