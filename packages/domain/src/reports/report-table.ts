import type { ReportId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { createTable, type Table } from '../graph/table';
import { liveSignsOf } from '../live/live-signs';
import { onePer } from '../one-per';

interface ReportFact {
  /** As the server names it. */
  readonly state: string;
}

/** What one page of a reader says to the others once the server has taken it. */
export interface ReportSaid {
  readonly report: ReportId;
  readonly state: string;
}

/** How far reports are, as the page that has this graph knows: wherever one is told of, it is the same. */
export const reportTable = onePer<Graph, Table<ReportId, ReportFact>>((graph) => {
  const table = createTable<ReportId, ReportFact>();
  liveSignsOf(graph).onSaid((said) => {
    if (isReportSaid(said)) table.change(said.report, (fact) => ({ ...fact, state: said.state }));
  });
  return table;
});

/** False for what is about something else, or of a page of another version. */
function isReportSaid(said: unknown): said is ReportSaid {
  return (
    typeof said === 'object' &&
    said !== null &&
    'report' in said &&
    typeof said.report === 'string' &&
    'state' in said &&
    typeof said.state === 'string'
  );
}
