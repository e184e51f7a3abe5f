import { cancelScheduled, rescheduleStatus } from '../actions/statuses/scheduled';
import { renderScheduled } from '../render/status-versions';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { linkHeader } from '../server/link-header';
import { notFound } from '../server/problem';
import { linkParams, readPage } from '../server/read-page';
import { user, type Call, type Route } from '../server/route';
import { findScheduled, findScheduledPage, type ScheduledRow } from '../store/status-versions';
import { readMoment } from './read-moment';

function own(call: Call): ScheduledRow {
  const row = findScheduled(call.here.db, signedIn(call.reader).id, call.path['id'] ?? '');
  if (!row) throw notFound();
  return row;
}

function list(call: Call): Response {
  const { here, params, url } = call;
  const rows = findScheduledPage(here.db, signedIn(call.reader).id, readPage(params));
  const headers = linkHeader({
    here,
    path: url.pathname,
    params: linkParams(params, {}),
    ids: rows.map((row) => String(row.id)),
  });
  return answer(
    rows.map((row) => renderScheduled(here, row)),
    { headers },
  );
}

function show(call: Call): Response {
  return answer(renderScheduled(call.here, own(call)));
}

/** Changes the time of a scheduled status; without a time it stays the same. Nothing else can be changed. */
function change(call: Call): Response {
  const row = own(call);
  const at = readMoment(call.params, 'scheduled_at');
  return answer(renderScheduled(call.here, at === null ? row : rescheduleStatus(call.here, row, at)));
}

function cancel(call: Call): Response {
  const row = own(call);
  const rendered = renderScheduled(call.here, row);
  cancelScheduled(call.here, row);
  return answer(rendered);
}

const READ = user('read:statuses');
const WRITE = user('write:statuses');
const ONE = '/api/v1/scheduled_statuses/:id';

export const scheduledStatusRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/scheduled_statuses', access: READ, handle: list },
  { method: 'GET', path: ONE, access: READ, handle: show },
  { method: 'PUT', path: ONE, access: WRITE, handle: change },
  { method: 'DELETE', path: ONE, access: WRITE, handle: cancel },
];
