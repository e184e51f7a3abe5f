import { report } from '../actions/people/block';
import { renderOwnReport } from '../render/people';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { notFound, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts';
import { findReport, findReportsBy } from '../store/reports';

const PAGE = 50;

function create(call: Call): Response {
  const { here, params } = call;
  params.required('account_id');
  const target = findAccount(here.db, params.id('account_id') ?? '');
  if (!target) throw problem(400, 'Account not found');
  const row = report(here, signedIn(call.reader), {
    target,
    statusIds: params.texts('status_ids'),
    comment: params.text('comment') ?? '',
    forward: params.flag('forward'),
    ruleIds: params.texts('rule_ids'),
  });
  return answer({ id: row.id, action_taken: false });
}

function own(call: Call): Response {
  const { here, params } = call;
  const reader = signedIn(call.reader);
  const limit = Math.max(1, params.integer('page_size') ?? PAGE);
  const { rows, total } = findReportsBy(here.db, {
    accountId: reader.id,
    state: params.text('state') || null,
    limit,
    offset: (Math.max(1, params.integer('page') ?? 1) - 1) * limit,
  });
  return answer({ reports: rows.flatMap((row) => renderOwnReport(here, row, reader) ?? []), total });
}

function one(call: Call): Response {
  const reader = signedIn(call.reader);
  const row = findReport(call.here.db, call.path['id'] ?? '');
  const rendered = row?.account_id === reader.id ? renderOwnReport(call.here, row, reader) : null;
  if (rendered === null) throw notFound();
  return answer(rendered);
}

export const reportRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/reports', access: user('write:reports'), handle: create },
  { method: 'GET', path: '/api/v0/pleroma/reports', access: user('read:reports'), handle: own },
  { method: 'GET', path: '/api/v0/pleroma/reports/:id', access: user('read:reports'), handle: one },
];
