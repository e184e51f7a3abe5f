import {
  type AccountId,
  ApiError,
  type ReportId,
  type ReportState,
  type StaffReport,
  staffReport,
  staffReports,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { importAccount, importStatuses } from '../graph/import';
import { isMissing } from '../kernel/error-of';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { reportTable } from '../reports/report-table';

/** Reports on a page of the list. */
export const reportPageSize = 20;
const COUNT_INTERVAL_MS = 60_000;
const MAX_KEPT = 12;

/** Rows and requests in which earlier reports about an account are searched: the server has no filter for it. */
const HISTORY_PAGE_SIZE = 100;
const MAX_HISTORY_PAGES = 5;

type Needed = Pick<Client, 'send' | 'graph'>;

/** The number of reports in a state, kept up to date while somebody looks. */
export const reportCountOf = perClient((client) =>
  createResourceFamily(
    (state: ReportState) =>
      clientResource<number>(client, {
        pollIntervalMs: COUNT_INTERVAL_MS,
        load: async () => (await client.send(staffReports({ state, page: 1, pageSize: 1 }))).total,
      }),
    MAX_KEPT,
  ),
);

export interface ReportPage {
  readonly items: readonly StaffReport[];
  /** How many there are in this state on all pages. */
  readonly total: number;
}

/** A page of the reports in a state; the key is made by `reportPageKey`. */
export const reportPageOf = perClient((client) =>
  createResourceFamily(
    (key: string) =>
      clientResource<ReportPage>(client, {
        pollIntervalMs: COUNT_INTERVAL_MS,
        freshForMs: 0,
        async load() {
          const { state, page } = readReportPageKey(key);
          const answer = await client.send(staffReports({ state, page, pageSize: reportPageSize }));
          for (const report of answer.items) importReport(client, report);
          return answer;
        },
      }),
    MAX_KEPT,
  ),
);

export const reportPageKey = (state: ReportState, page: number): string => `${state} ${page}`;

function readReportPageKey(key: string): { state: ReportState; page: number } {
  const [name, page] = key.split(' ');
  return { state: readReportState(name), page: Number(page) };
}

/** The state of this name; `open` for any other text. */
export function readReportState(name: string | null | undefined): ReportState {
  return name === 'resolved' || name === 'closed' ? name : 'open';
}

/** One report; not offered when there is no such report. */
export const staffReportOf = perClient((client) =>
  createResourceFamily(
    (id: ReportId) => clientResource<StaffReport>(client, { load: () => loadReport(client, id) }),
    MAX_KEPT,
  ),
);

async function loadReport(client: Needed, id: ReportId): Promise<StaffReport | null> {
  try {
    return await fetchReport(client, id);
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return null;
    throw error;
  }
}

/** Fetches a report as it is now, and shows it wherever the page shows something of it. */
export async function fetchReport(client: Needed, id: ReportId): Promise<StaffReport> {
  const report = await client.send(staffReport(id));
  importReport(client, report);
  return report;
}

/** Puts the people and posts of a report into the graph. */
function importReport({ graph }: Needed, { id, state, account, reporter, statuses }: StaffReport): void {
  for (const person of [account, reporter]) if (person !== null) importAccount(graph, person);
  importStatuses(graph, statuses);
  if (reportTable(graph).fact(id)?.state !== state)
    reportTable(graph).change(id, (fact) => ({ ...fact, state }));
}

/** The id of a copy of a deleted post in a report. No call knows it. */
export const isCopy = (statusId: string): boolean => statusId.startsWith('pleroma:fake:');

export interface ReportHistory {
  readonly reports: readonly StaffReport[];
  /** There are older reports that were not searched. */
  readonly isPartial: boolean;
}

/** Reports about an account, newest first, as far as the newest reports of the server reach. */
export const reportHistoryOf = perClient((client) =>
  createResourceFamily(
    (account: AccountId) =>
      clientResource<ReportHistory>(client, { load: () => loadHistory(client, account) }),
    MAX_KEPT,
  ),
);

async function loadHistory({ send }: Needed, account: AccountId): Promise<ReportHistory> {
  const found: StaffReport[] = [];
  for (let page = 1; page <= MAX_HISTORY_PAGES; page += 1) {
    const { items, total } = await send(staffReports({ state: null, page, pageSize: HISTORY_PAGE_SIZE }));
    found.push(...items.filter((report) => report.account?.id === account));
    if (items.length === 0 || page * HISTORY_PAGE_SIZE >= total) return { reports: found, isPartial: false };
  }
  return { reports: found, isPartial: true };
}

const states: readonly ReportState[] = ['open', 'resolved', 'closed'];

/** Loads the counts again that somebody looks at, after the viewer has changed the state of a report. */
export function refreshReportCounts(client: Client): void {
  for (const state of states) reportCountOf(client).get(state).pollNow();
}
