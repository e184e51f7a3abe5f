import { logPeople } from '../../actions/log-staff';
import { renderAdminAccount, renderStaffAccount } from '../../render/people';
import { renderStatuses, renderStatusesForStaff } from '../../render/status';
import { viewerOf } from '../../render/viewer';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import type { Params } from '../../server/params';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByName,
} from '../../store/accounts/accounts';
import { findForStaff } from '../../store/accounts/staff-list';

const PAGE_SIZE = 50;

/** The requested part of a list whose pages are counted from 1; the real server crashes on others. */
export function numberedPage(params: Params): { limit: number; offset: number } {
  const limit = params.integer('page_size') ?? PAGE_SIZE;
  const page = params.integer('page') ?? 1;
  if (page < 1) throw crash();
  return { limit, offset: (page - 1) * limit };
}

function list({ server, params }: Call): Response {
  const page = numberedPage(params);
  const text = (name: string) => params.text(name) || null;
  const { rows, count } = findForStaff(server.db, {
    query: text('query'),
    name: text('name'),
    email: text('email'),
    tags: params.texts('tags'),
    filters: (params.text('filters') ?? '').split(','),
    actorTypes: params.has('actor_types') ? params.texts('actor_types') : null,
    ...page,
  });
  return answer({
    users: rows.map((row) => renderAdminAccount(server, row)),
    count,
    page_size: page.limit,
  });
}

/** The account of the path, by name or by id. */
export function accountOfPath({ server, path }: Call): AccountRow {
  const name = path['nickname'] ?? '';
  const account = findAccount(server.db, name) ?? findAccountByName(server.db, name, server.host());
  if (!account) throw problem(404, 'Not found');
  return account;
}

function setSuggested(on: boolean): Route['handle'] {
  return (call) => {
    const { server, params } = call;
    params.required('nicknames');
    const accounts = params.texts('nicknames').map((name) => {
      const account = findAccountByName(server.db, name, server.host());
      if (!account) throw crash();
      return account;
    });
    for (const { id } of accounts) changeAccount(server.db, id, { suggested: on ? 1 : 0 });
    const [action, verb] = on
      ? (['add_suggestion', 'added suggested users'] as const)
      : (['remove_suggestion', 'removed suggested users'] as const);
    logPeople(call, { action, verb }, accounts);
    const rows = accounts.flatMap(({ id }) => findAccount(server.db, id) ?? []);
    return answer({ users: rows.map((row) => renderAdminAccount(server, row)) });
  };
}

/** The public statuses of an account; with `godmode` those of every scope. */
function listStatuses(call: Call): Response {
  const { server, params, viewer } = call;
  const account = accountOfPath(call);
  const { limit, offset } = numberedPage(params);
  const repeats = params.flag('with_reblogs') ? '' : 'and reblog_of_id is null';
  const scopes = params.flag('godmode') ? '' : `and visibility in ('public', 'unlisted')`;
  const from = `from statuses where account_id = ? ${repeats} ${scopes}`;
  const rows = server.db.all<{ id: string }>(
    `select id ${from} order by id desc limit ? offset ?`,
    account.id,
    limit,
    offset,
  );
  const count = server.db.one<{ n: number }>(`select count(*) as n ${from}`, account.id);
  const render = params.flag('godmode') ? renderStatusesForStaff : renderStatuses;
  const ids = rows.map(({ id }) => id);
  const author = renderStaffAccount(server, account);
  return answer({
    activities: render(server, ids, viewerOf(server, viewer)).map((status) => ({
      ...status,
      account: author,
    })),
    total: count?.n ?? 0,
  });
}

const READ = user('admin:read:accounts');
const WRITE = user('admin:write:accounts');

export const staffPeopleRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/users', [
  { endpoint: 'GET ', access: READ, requirement: 'users_read', handle: list },
  { endpoint: 'PATCH /suggest', access: WRITE, requirement: 'admin', handle: setSuggested(true) },
  { endpoint: 'PATCH /unsuggest', access: WRITE, requirement: 'admin', handle: setSuggested(false) },
  {
    endpoint: 'GET /:nickname',
    access: READ,
    requirement: 'users_read',
    handle: (call) => answer(renderAdminAccount(call.server, accountOfPath(call))),
  },
  {
    endpoint: 'GET /:nickname/statuses',
    access: user('admin:read:statuses'),
    requirement: 'messages_read',
    handle: listStatuses,
  },
]);
