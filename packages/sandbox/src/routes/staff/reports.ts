import { logStep, loggedAccount } from '../../actions/log-staff';
import { acctOf } from '../../render/account';
import { renderStaffReport } from '../../render/reports';
import { viewerOf } from '../../render/viewer';
import { signedIn, staffRoutes } from '../../server/access';
import { answer, noContent } from '../../server/answer';
import { isTree } from '../../server/params';
import { Problem, crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findAccount } from '../../store/accounts/accounts';
import {
  type ReportRow,
  type ReportState,
  findReport,
  findReportNotes,
  findReports,
  insertReportNote,
  removeReportNote,
  setReportState,
} from '../../store/accounts/reports';

const PAGE_SIZE = 50;
const STATES: readonly ReportState[] = ['open', 'closed', 'resolved'];

const stateNamed = (name: unknown): ReportState | undefined => STATES.find((known) => known === name);

function list({ server, params, viewer }: Call): Response {
  const name = params.text('state') || null;
  if (name !== null && stateNamed(name) === undefined) throw crash();
  const limit = Math.max(1, params.integer('page_size') ?? PAGE_SIZE);
  const { rows, total } = findReports(server.db, {
    accountId: null,
    state: name,
    limit,
    offset: (Math.max(1, params.integer('page') ?? 1) - 1) * limit,
  });
  const staffViewer = viewerOf(server, viewer);
  return answer({ reports: rows.flatMap((row) => renderStaffReport(server, row, staffViewer) ?? []), total });
}

function reportOf({ server, path }: Call): ReportRow | undefined {
  return findReport(server.db, path['id'] ?? '');
}

function show(call: Call): Response {
  const { server, viewer } = call;
  const row = reportOf(call);
  const rendered = row && renderStaffReport(server, row, viewerOf(server, viewer));
  if (!rendered) throw problem(404, 'Not found');
  return answer(rendered);
}

/** Changes the state of the reports that exist, even when another one doesn't. */
function setStates(call: Call): Response {
  const { server, params } = call;
  params.required('reports');
  const items = params.tree['reports'];
  const changes = (Array.isArray(items) ? items : []).filter(isTree);
  const errors = changes.flatMap(({ id, state: name }) => {
    const state = stateNamed(name);
    if (state === undefined) return [{ id, error: 'Unsupported state' }];
    if (!setReportState(server.db, String(id), state)) return [{ id, error: 'not_found' }];
    logReport(call, String(id), {
      action: 'report_update',
      words: (about) => `updated report ${about} with '${state}' state`,
    });
    return [];
  });
  // With several reports, one of them unknown, the real server changes the others and then crashes.
  if (errors.length > 0 && errors.length < changes.length) throw crash();
  if (errors.length > 0) throw new Problem(400, errors);
  return noContent();
}

interface LoggedChange {
  action: string;
  words: (about: string) => string;
  text?: string;
}

function logReport(call: Call, id: string, { action, words, text }: LoggedChange): void {
  const report = findReport(call.server.db, id);
  const target = report && findAccount(call.server.db, report.target_id);
  if (!report || !target) return;
  const on = `user @${acctOf(target)}`;
  logStep(call, {
    action,
    words: words(action === 'report_update' ? `#${id} (on ${on})` : `#${id} on ${on}`),
    data: {
      subject: { id, state: report.state, type: 'report' },
      subject_actor: loggedAccount(target),
      ...(text !== undefined && { text }),
    },
  });
}

function addNote(call: Call): Response {
  const { server, params, viewer } = call;
  if (!params.has('content')) throw crash(400);
  const content = params.text('content') ?? '';
  if (content === '') throw new Problem(400, '');
  const report = reportOf(call);
  if (!report) throw crash();
  insertReportNote(server.db, {
    report_id: report.id,
    account_id: signedIn(viewer).id,
    content,
    created_at: server.now(),
  });
  logReport(call, report.id, {
    action: 'report_note',
    words: (about) => `added note '${content}' to report ${about}`,
    text: content,
  });
  return noContent();
}

function deleteNote(call: Call): Response {
  const { server, path } = call;
  const note = path['note'] ?? '';
  if (!/^\d+$/.test(note)) throw crash(400);
  const id = path['id'] ?? '';
  const text = findReportNotes(server.db, id).find((row) => row.id === Number(note))?.content ?? '';
  if (!removeReportNote(server.db, id, Number(note))) throw crash();
  logReport(call, id, {
    action: 'report_note_delete',
    words: (about) => `deleted note '${text}' from report ${about}`,
    text,
  });
  return noContent();
}

const requirement = 'reports_manage_reports';
const READ = user('admin:read:reports');
const WRITE = user('admin:write:reports');

export const staffReportRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/reports', [
  { endpoint: 'GET ', access: READ, requirement, handle: list },
  { endpoint: 'GET /:id', access: READ, requirement, handle: show },
  { endpoint: 'PATCH ', access: WRITE, requirement, handle: setStates },
  { endpoint: 'POST /:id/notes', access: WRITE, requirement, handle: addNote },
  { endpoint: 'DELETE /:id/notes/:note', access: WRITE, requirement, handle: deleteNote },
]);
