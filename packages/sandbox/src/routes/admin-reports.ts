import { isTree } from '../server/params';
import { crash, invalidRequest, Problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { setReportState, type ReportState } from '../store/reports';
import { noContent } from './no-content';
import { staffRoutes } from './staff-routes';

const STATES: readonly ReportState[] = ['open', 'closed', 'resolved'];

function readState(value: unknown): ReportState {
  const state = STATES.find((known) => known === value);
  if (state === undefined)
    throw invalidRequest([{ field: 'reports/0/state', message: 'Invalid value for enum.' }]);
  return state;
}

/** Changes the state of the reports that exist, even when another one doesn't. */
function change({ here, params }: Call): Response {
  params.required('reports');
  const told = params.tree['reports'];
  const reports = (Array.isArray(told) ? told : []).filter(isTree);
  const wanted = reports.map(({ id, state }) => ({ id: String(id), state: readState(state) }));
  const missing = wanted.filter(({ id, state }) => !setReportState(here.db, id, state));
  // With several reports, one of them unknown, the real server changes the others and then crashes.
  if (missing.length > 0 && missing.length < wanted.length) throw crash();
  if (missing.length > 0)
    throw new Problem(
      400,
      missing.map(({ id }) => ({ id, error: 'not_found' })),
    );
  return noContent();
}

export const adminReportRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/reports', [
  { line: 'PATCH ', access: user('admin:write:reports'), need: 'reports_manage_reports', handle: change },
]);
