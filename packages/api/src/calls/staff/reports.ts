import { del, get, json, nothing, patch, post } from '../../call';
import type { ReportId } from '../../model/ids';
import { required } from '../../schema/read';
import { readStaffReport, readStaffReports } from '../../schema/staff/reports';
import type { ReportState } from '../moderation';

const REPORTS = '/api/v1/pleroma/admin/reports';
const feature = 'staffOfPleroma';

const reportPath = (id: ReportId, rest = '') => `${REPORTS}/${encodeURIComponent(id)}${rest}`;

export interface StaffReportsQuery {
  /** Null: any. */
  readonly state: ReportState | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** GET /api/v1/pleroma/admin/reports: newest first, with the number of all in this state. */
export const staffReports = ({ state, page, pageSize }: StaffReportsQuery) =>
  get(REPORTS, required(readStaffReports, 'reports'), {
    feature,
    query: { state, page, page_size: pageSize },
  });

/** GET /api/v1/pleroma/admin/reports/:id. 404 for an unknown one. */
export const staffReport = (id: ReportId) =>
  get(reportPath(id), required(readStaffReport, 'report'), { feature });

/** PATCH /api/v1/pleroma/admin/reports, one at a time: several may fail together. 204; 400 with a list of errors. */
export const setReportState = (id: ReportId, state: ReportState) =>
  patch(REPORTS, nothing, { feature, answer: 'none', body: json({ reports: [{ id, state }] }) });

/** POST /api/v1/pleroma/admin/reports/:id/notes. 204; 400 for an empty one, 500 for an unknown report. */
export const addReportNote = (id: ReportId, content: string) =>
  post(reportPath(id, '/notes'), nothing, { feature, answer: 'none', body: json({ content }) });

/** DELETE /api/v1/pleroma/admin/reports/:id/notes/:note. 204; 500 for an unknown one. */
export const removeReportNote = (id: ReportId, note: string) =>
  del(reportPath(id, `/notes/${encodeURIComponent(note)}`), nothing, { feature, answer: 'none' });
