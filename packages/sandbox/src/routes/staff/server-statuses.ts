import { deleteAccount } from '../../actions/people/leave-account';
import { renderStaffAccount } from '../../render/people';
import { renderStatusesForStaff } from '../../render/status';
import { viewerOf } from '../../render/viewer';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { type Call, type Route, user } from '../../server/route';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import { Conditions } from '../../store/page';
import { numberedPage } from './people';

/** A larger page is cut to this size, yet the next one begins where it would have ended. */
const MAX_PAGE = 40;

/** A page of the statuses that fulfil the conditions, with the staff's view of their authors, and how many there are. */
function pageOf({ server, params, viewer }: Call, conditions: Conditions) {
  const { limit, offset } = numberedPage(params);
  if (!params.flag('with_reblogs')) conditions.and('s.reblog_of_id is null');
  const from = `from statuses s join accounts a on a.id = s.account_id ${conditions.where}`;
  const rows = server.db.all<{ id: string; account_id: string }>(
    `select s.id, s.account_id ${from} order by s.id desc limit ? offset ?`,
    ...conditions.values,
    Math.min(limit, MAX_PAGE),
    offset,
  );
  const total = server.db.one<{ n: number }>(`select count(*) as n ${from}`, ...conditions.values)?.n ?? 0;
  const authors = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  const ids = rows.map(({ id }) => id);
  const activities = renderStatusesForStaff(server, ids, viewerOf(server, viewer)).map((status) => {
    const author = findAccount(server.db, authors.get(status.id) ?? '');
    return author ? { ...status, account: renderStaffAccount(server, author) } : status;
  });
  return { activities, total };
}

const OPEN_SCOPES = `s.visibility in ('public', 'unlisted')`;

/** The public statuses that the server has; with `godmode` those of every scope. */
function list(call: Call): Response {
  const conditions = new Conditions();
  if (call.params.flag('local_only')) conditions.and('a.host is null');
  if (!call.params.flag('godmode')) conditions.and(OPEN_SCOPES);
  return answer(pageOf(call, conditions).activities);
}

const hostOf = ({ path }: Call): string => path['host'] ?? '';

function listOfHost(call: Call): Response {
  const conditions = new Conditions().and('a.host = ?', hostOf(call)).and(OPEN_SCOPES);
  return answer(pageOf(call, conditions));
}

/** Deletes everybody of another server, with all that they have written. */
function deleteHost(call: Call): Response {
  const { server } = call;
  const people = server.db.all<AccountRow>('select * from accounts where host = ?', hostOf(call));
  for (const account of people) deleteAccount(server, account);
  return answer(hostOf(call));
}

const READ = user('admin:read:statuses');

export const serverStatusRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin', [
  { endpoint: 'GET /statuses', access: READ, requirement: 'messages_read', handle: list },
  {
    endpoint: 'GET /instances/:host/statuses',
    access: READ,
    requirement: 'messages_read',
    handle: listOfHost,
  },
  {
    endpoint: 'DELETE /instances/:host',
    access: user('admin:write:accounts', 'admin:write:statuses'),
    requirement: 'instances_delete',
    handle: deleteHost,
  },
]);
