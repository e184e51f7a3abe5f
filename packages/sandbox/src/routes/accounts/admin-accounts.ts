import { type Registration, checkRegistration, registerAccount } from '../../actions/access/register';
import { logPeople, logStep, loggedAccount } from '../../actions/log-staff';
import { deleteAccount, rejectRegistration } from '../../actions/people/leave-account';
import { acctOf } from '../../render/account';
import { renderAdminAccount } from '../../render/people';
import { type StaffRoute, staffRoutes } from '../../server/access';
import { answer, noContent } from '../../server/answer';
import { Params, isTree } from '../../server/params';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByName,
  setTag,
} from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';

const BASE = '/api/v1/pleroma/admin/users';

/** The accounts named in the body or the query; the real server crashes on an unknown name. */
function accountsNamed({ server, params }: Call): AccountRow[] {
  const nickname = params.text('nickname');
  const names = nickname === undefined ? params.texts('nicknames') : [nickname];
  return names.map((name) => {
    const account = findAccountByName(server.db, name, server.host());
    if (!account) throw crash();
    return account;
  });
}

function setTags(on: boolean): Route['handle'] {
  return (call) => {
    const { params } = call;
    if (!params.has('nicknames') || !params.has('tags')) throw crash(400);
    const accounts = accountsNamed(call);
    const tags = params.texts('tags');
    for (const { id: accountId } of accounts) {
      for (const tag of tags) setTag(call.server.db, { accountId, tag }, on);
    }
    const nicknames = accounts.map(acctOf);
    const names = nicknames.map((name) => `@${name}`).join(', ');
    logStep(call, {
      action: on ? 'tag' : 'untag',
      words: `${on ? 'added' : 'removed'} tags: ${tags.join(', ')} ${on ? 'to' : 'from'} users: ${names}`,
      data: { nicknames, tags },
    });
    return noContent();
  };
}

function setActive(active: boolean): Route['handle'] {
  return (call) => {
    const { server } = call;
    if (!call.params.has('nicknames')) throw crash(400);
    const accounts = accountsNamed(call);
    const [action, verb] = active
      ? (['activate', 'activated users'] as const)
      : (['deactivate', 'deactivated users'] as const);
    logPeople(call, { action, verb }, accounts);
    const users = accounts.map(({ id }) => {
      changeAccount(server.db, id, { deactivated: active ? 0 : 1 });
      return findAccount(server.db, id);
    });
    return answer({ users: users.flatMap((row) => (row ? [renderAdminAccount(server, row)] : [])) });
  };
}

/** Creates all accounts or none. */
function create({ server, params }: Call): Response {
  const users = params.tree['users'];
  if (!Array.isArray(users)) throw crash(400);
  const rows = users.filter(isTree).map((tree) => new Params(tree));
  if (rows.some((row) => !['nickname', 'email', 'password'].every((name) => row.has(name)))) throw crash();
  const registrations = rows.map((row): Registration => {
    const username = row.text('nickname') ?? '';
    const noDetails = { reason: '', birthday: '', language: null };
    return {
      ...noDetails,
      username,
      fullname: username,
      email: row.text('email') ?? '',
      password: row.text('password') ?? '',
      bio: '.',
    };
  });
  const dataOf = ({ username, email }: Registration) => ({ nickname: username, email });
  if (registrations.some((registration) => checkRegistration(server, registration) !== null)) {
    const results = registrations.map((registration) => {
      const [error = ''] = Object.entries(checkRegistration(server, registration) ?? {}).map(
        ([field, [message]]) => `${field === 'ap_id' ? 'nickname' : field} ${message}`,
      );
      return { type: 'error', code: 409, error, data: dataOf(registration) };
    });
    return answer(results, { status: 409 });
  }
  for (const registration of registrations) {
    const { id } = registerAccount(server, registration);
    changeIdentity(server.db, id, { confirmed: 1, approved: 1, confirmation_token: null });
  }
  return answer(
    registrations.map((registration) => ({ type: 'success', code: 200, data: dataOf(registration) })),
  );
}

function remove(call: Call): Response {
  if (!call.params.has('nickname') && !Array.isArray(call.params.tree['nicknames'])) throw crash(400);
  const accounts = accountsNamed(call);
  logPeople(call, { action: 'delete', verb: 'deleted users' }, accounts);
  for (const account of accounts) {
    if (findIdentity(call.server.db, account.id).approved === 1) deleteAccount(call.server, account);
    else rejectRegistration(call.server, account);
  }
  return answer(accounts.map(({ username, host }) => (host === null ? username : `${username}@${host}`)));
}

/** The account of the path. */
function accountOf({ server, path }: Call): AccountRow {
  const account = findAccountByName(server.db, path['nickname'] ?? '', server.host());
  if (!account) throw problem(404, 'Not found');
  return account;
}

/** The roles of an account; the real server crashes on an unknown name. */
function showRoles(call: Call): Response {
  const found = findAccountByName(call.server.db, call.path['nickname'] ?? '', call.server.host());
  if (!found) throw crash();
  const { admin, moderator } = found;
  return answer({ is_admin: admin === 1, is_moderator: moderator === 1 });
}

/** Gives or removes a role, even the viewer's own. */
function setRole(on: boolean): Route['handle'] {
  return (call) => {
    const account = accountOf(call);
    const { id } = account;
    const group = call.path['group'] ?? '';
    if (group !== 'admin' && group !== 'moderator') throw problem(404, 'No such permission_group');
    changeAccount(call.server.db, id, { [group]: on ? 1 : 0 });
    logStep(call, {
      action: on ? 'grant' : 'revoke',
      words: on ? `made @${acctOf(account)} ${group}` : `revoked ${group} role from @${acctOf(account)}`,
      data: { permission: group, subject: [loggedAccount(account)] },
    });
    return answer({ [`is_${group}`]: on });
  };
}

const READ = user('admin:read:accounts');
const WRITE = user('admin:write:accounts');

/** The routes about accounts, with the privilege that each needs. */
const STAFF_ROUTES: readonly StaffRoute[] = [
  { endpoint: 'PUT /tag', access: WRITE, requirement: 'users_manage_tags', handle: setTags(true) },
  { endpoint: 'DELETE /tag', access: WRITE, requirement: 'users_manage_tags', handle: setTags(false) },
  {
    endpoint: 'PATCH /activate',
    access: WRITE,
    requirement: 'users_manage_activation_state',
    handle: setActive(true),
  },
  {
    endpoint: 'PATCH /deactivate',
    access: WRITE,
    requirement: 'users_manage_activation_state',
    handle: setActive(false),
  },
  { endpoint: 'DELETE ', access: WRITE, requirement: 'users_delete', handle: remove },
  { endpoint: 'POST ', access: WRITE, requirement: 'admin', handle: create },
  { endpoint: 'GET /:nickname/permission_group', access: READ, requirement: 'admin', handle: showRoles },
  {
    endpoint: 'POST /:nickname/permission_group/:group',
    access: WRITE,
    requirement: 'admin',
    handle: setRole(true),
  },
  {
    endpoint: 'DELETE /:nickname/permission_group/:group',
    access: WRITE,
    requirement: 'admin',
    handle: setRole(false),
  },
];

export const adminAccountRoutes: Route[] = staffRoutes(BASE, STAFF_ROUTES);
