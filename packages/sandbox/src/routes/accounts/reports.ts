import { report } from '../../actions/people/block';
import { renderOwnReport } from '../../render/reports';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { notFound, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findAccount } from '../../store/accounts/accounts';
import { findReport, findReports } from '../../store/accounts/reports';

const PAGE_SIZE = 50;

function create(call: Call): Response {
  const { server, params } = call;
  params.required('account_id');
  const target = findAccount(server.db, params.id('account_id') ?? '');
  if (!target) throw problem(400, 'Account not found');
  const row = report(server, signedIn(call.viewer), {
    target,
    statusIds: params.texts('status_ids'),
    comment: params.text('comment') ?? '',
    forward: params.flag('forward'),
    ruleIds: params.texts('rule_ids'),
  });
  return answer({ id: row.id, action_taken: false });
}

function listOwn(call: Call): Response {
  const { server, params } = call;
  const viewer = signedIn(call.viewer);
  const limit = Math.max(1, params.integer('page_size') ?? PAGE_SIZE);
  const { rows, total } = findReports(server.db, {
    accountId: viewer.id,
    state: params.text('state') || null,
    limit,
    offset: (Math.max(1, params.integer('page') ?? 1) - 1) * limit,
  });
  return answer({ reports: rows.flatMap((row) => renderOwnReport(server, row, viewer) ?? []), total });
}

function show(call: Call): Response {
  const viewer = signedIn(call.viewer);
  const row = findReport(call.server.db, call.path['id'] ?? '');
  const rendered = row?.account_id === viewer.id ? renderOwnReport(call.server, row, viewer) : null;
  if (rendered === null) throw notFound();
  return answer(rendered);
}

export const reportRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/reports', access: user('write:reports'), handle: create },
  { method: 'GET', path: '/api/v0/pleroma/reports', access: user('read:reports'), handle: listOwn },
  { method: 'GET', path: '/api/v0/pleroma/reports/:id', access: user('read:reports'), handle: show },
];
