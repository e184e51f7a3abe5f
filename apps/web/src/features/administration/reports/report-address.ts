import type { ReportId, ReportState } from '@linnet/api';
import { readReportState } from '@linnet/domain/staff';
import { partItemPath, partPath } from '../../../blocks/administration/part-entries';
import { readPage } from '../parts-kit/pager';

/** A page of the reports in a state. */
export interface ReportListPage {
  readonly state: ReportState;
  readonly page: number;
}

export function readListPage(search: string): ReportListPage {
  return { state: readReportState(new URLSearchParams(search).get('state')), page: readPage(search) };
}

function queryOf({ state, page }: ReportListPage): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

export const reportListPath = (listPage: ReportListPage): string =>
  `${partPath('reports')}${queryOf(listPage)}`;

/** The address of a report. Its query names the list from which it was opened. */
export const reportPath = (id: ReportId, listPage: ReportListPage): string =>
  `${partItemPath('reports', id)}${queryOf(listPage)}`;
