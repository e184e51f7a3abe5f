import { setReportState, type ReportId, type ReportState } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { liveHubOf } from '../events/live-hub';
import { errorOf } from '../kernel/error-of';
import { perClient } from '../client/client';
import { createTurns } from '../kernel/turns';
import { reportTable, type ReportMessage } from './report-table';

/** The states that the staff can give a report. */
export const reportStates: readonly ReportState[] = ['open', 'closed', 'resolved'];

/** Shows a state that the server has confirmed wherever the report is shown, in other tabs too. */
export function showReportState(graph: Graph, id: ReportId, state: string): void {
  reportTable(graph).change(id, (fact) => ({ ...fact, state }));
  const message: ReportMessage = { report: id, state };
  liveHubOf(graph).otherTabs?.send(message);
}

interface ReportStates {
  /** Sets the state, which is shown at once, and undone with a notice when the server refuses. */
  set(id: ReportId, state: ReportState): Promise<void>;
}

export const reportStatesOf = perClient(({ graph, send, notices }): ReportStates => {
  const table = reportTable(graph);
  /** One request at a time for each report, so that the last choice is the last one sent. */
  const runInTurn = createTurns();

  async function attempt(id: ReportId, state: ReportState): Promise<void> {
    const error = await errorOf(send(setReportState(id, state)));
    if (error === null) showReportState(graph, id, state);
    else if (error.kind !== 'aborted') {
      notices.add({ level: 'error', key: 'general.generic_error', reason: error, duration: 5000 });
    }
  }

  return {
    async set(id, state) {
      const removeOverlay = table.overlay(id, (fact) => ({ ...fact, state }));
      try {
        await runInTurn(() => attempt(id, state), id);
      } finally {
        removeOverlay();
      }
    },
  };
});
