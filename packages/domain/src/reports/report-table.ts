import type { ReportId } from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';
import type { Graph } from '../graph/graph';
import { createTable, type Table } from '../graph/table';
import { liveHubOf } from '../events/live-hub';
import { onePer } from '../kernel/one-per';

interface ReportFact {
  /** The state in the server's words. */
  readonly state: string;
}

/** The message to the viewer's other tabs after a change. */
export interface ReportMessage {
  readonly report: ReportId;
  readonly state: string;
}

/** States of the reports that this page knows, the same wherever a report is shown. */
export const reportTable = onePer<Graph, Table<ReportId, ReportFact>>((graph) => {
  const table = createTable<ReportId, ReportFact>();
  liveHubOf(graph).on('tabMessage', (message) => {
    if (isReportMessage(message)) table.change(message.report, (fact) => ({ ...fact, state: message.state }));
  });
  return table;
});

/** False for a message about something else, or from a tab of another version. */
function isReportMessage(message: unknown): message is ReportMessage {
  return (
    isPlainObject(message) && typeof message['report'] === 'string' && typeof message['state'] === 'string'
  );
}
