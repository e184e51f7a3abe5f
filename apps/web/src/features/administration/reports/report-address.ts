import type { ReportId, ReportState } from '@linnet/api';
import { readReportState } from '@linnet/domain/staff';
import { partItemPath, partPath } from '../../../blocks/administration/part-entries';
import { readPage } from '../parts-kit/pager';

/** A page of the reports in a state. */
export interface ReportListPlace {
  readonly state: ReportState;
  readonly page: number;
}

export function readListPlace(search: string): ReportListPlace {
  return { state: readReportState(new URLSearchParams(search).get('state')), page: readPage(search) };
}

function queryOf({ state, page }: ReportListPlace): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

export const reportListPath = (place: ReportListPlace): string => `${partPath('reports')}${queryOf(place)}`;

/** The address of a report, which remembers the list from which it was opened. */
export const reportPath = (id: ReportId, place: ReportListPlace): string =>
  `${partItemPath('reports', id)}${queryOf(place)}`;
