import { logPeople } from '../../actions/log-staff';
import { approveAccount, confirmAccount, sendConfirmation } from '../../actions/access/register';
import { createPasswordReset, sendMail } from '../../actions/access/reset-password';
import { disableTotp, revokeTokensOf } from '../../actions/access/sign-in';
import { renderAdminAccount, renderInvite } from '../../render/people';
import { type StaffRoute, staffRoutes } from '../../server/access';
import { answer, noContent } from '../../server/answer';
import type { Params } from '../../server/params';
import { crash, invalidRequest, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { newSecret } from '../../server/secrets';
import { type AccountRow, findAccountByName } from '../../store/accounts/accounts';
import { changeIdentity } from '../../store/accounts/identities';
import { allInvites, findInvite, insertInvite, revokeInvite } from '../../store/accounts/registration';

const BASE = '/api/v1/pleroma/admin/users';

/** Runs an action for each of the named accounts; the real server crashes afterwards when one of them is unknown. */
function actOnNamed({ server, params }: Call, act: (account: AccountRow) => void): AccountRow[] {
  params.required('nicknames');
  const names = params.texts('nicknames');
  const accounts = names.flatMap((name) => findAccountByName(server.db, name, server.host()) ?? []);
  for (const account of accounts) act(account);
  if (accounts.length < names.length) throw crash();
  return accounts;
}

function accountNamed({ server }: Call, name: string): AccountRow {
  const account = findAccountByName(server.db, name, server.host());
  if (account?.host !== null) throw problem(404, 'Not found');
  return account;
}

function approve(call: Call): Response {
  const { server } = call;
  const accounts = actOnNamed(call, ({ id }) => approveAccount(server, id));
  logPeople(call, { action: 'approve', verb: 'approved users' }, accounts);
  return answer({ users: accounts.map((account) => renderAdminAccount(server, account)) });
}

/** Runs an action for each of the named accounts; the answer is an empty text. */
function forEach(
  step: { action: string; verb: string },
  act: (call: Call, account: AccountRow) => void,
): Route['handle'] {
  return (call) => {
    logPeople(
      call,
      step,
      actOnNamed(call, (account) => act(call, account)),
    );
    return answer('');
  };
}

function forceReset(call: Call): Response {
  const { server } = call;
  const accounts = actOnNamed(call, ({ id }) => {
    changeIdentity(server.db, id, { must_reset: 1 });
    revokeTokensOf(server, id);
  });
  logPeople(call, { action: 'force_password_reset', verb: 'forced password reset for users' }, accounts);
  return noContent();
}

function resetLink(call: Call): Response {
  const account = findAccountByName(call.server.db, call.path['nickname'] ?? '', call.server.host());
  if (account?.host !== null) throw crash();
  const { token, link } = createPasswordReset(call.server, account);
  return answer({ token, link: call.server.origin() + link });
}

function endSecondFactor(call: Call): Response {
  const account = accountNamed(call, call.params.text('nickname') ?? '');
  disableTotp(call.server, account);
  return answer(account.username);
}

function readDate(params: Params): string | null {
  const day = params.text('expires_at') ?? null;
  if (day === null || /^\d{4}-\d\d-\d\d$/.test(day)) return day;
  throw invalidRequest([{ field: 'expires_at', message: 'Invalid format. Expected :date' }]);
}

function invite({ server, params }: Call): Response {
  const row = insertInvite(server.db, {
    token: `${newSecret()}=`,
    max_use: params.integer('max_use') ?? null,
    expires_at: readDate(params),
  });
  return answer(renderInvite(row));
}

function revoke({ server, params }: Call): Response {
  params.required('token');
  const row = findInvite(server.db, params.text('token') ?? '');
  if (!row) throw problem(404, 'Not found');
  revokeInvite(server.db, row.id);
  return answer(renderInvite({ ...row, used: 1 }));
}

const mailError = (option: string, value: boolean) =>
  problem(400, `To send invites you need to set the \`${option}\` option to ${value}.`);

/** Sends an invitation, which is made also where no mail can be sent. The address is not checked. */
function mailInvite({ server, params }: Call): Response {
  params.required('email');
  if (server.settings.registrations) throw mailError('registrations_open', false);
  if (!server.settings.invites) throw mailError('invites_enabled', true);
  const { token } = insertInvite(server.db, { token: `${newSecret()}=`, max_use: null, expires_at: null });
  if (!server.settings.mailer) throw problem(400, 'deliveries_disabled');
  sendMail(server, { to: params.text('email') ?? '', kind: 'invitation', link: `/registration/${token}` });
  return noContent();
}

const ACCOUNTS = user('admin:write:accounts');
const INVITE = user('admin:write:invites');

const STAFF_ROUTES: StaffRoute[] = [
  { endpoint: 'PATCH /approve', access: ACCOUNTS, requirement: 'users_manage_invites', handle: approve },
  {
    endpoint: 'PATCH /confirm_email',
    access: user('admin:write'),
    requirement: 'users_manage_credentials',
    handle: forEach({ action: 'confirm_email', verb: 'confirmed email for users' }, ({ server }, { id }) =>
      confirmAccount(server, id),
    ),
  },
  {
    endpoint: 'PATCH /resend_confirmation_email',
    access: user('admin:write'),
    requirement: 'users_manage_credentials',
    handle: forEach(
      { action: 'resend_confirmation_email', verb: 're-sent confirmation email for users' },
      ({ server }, { id }) => sendConfirmation(server, id),
    ),
  },
  {
    endpoint: 'PATCH /force_password_reset',
    access: ACCOUNTS,
    requirement: 'users_manage_credentials',
    handle: forceReset,
  },
  {
    endpoint: 'PUT /disable_mfa',
    access: ACCOUNTS,
    requirement: 'users_manage_credentials',
    handle: endSecondFactor,
  },
  {
    endpoint: 'GET /:nickname/password_reset',
    access: ACCOUNTS,
    requirement: 'users_manage_credentials',
    handle: resetLink,
  },
  {
    endpoint: 'GET /invites',
    access: user('admin:read:invites'),
    requirement: 'users_manage_invites',
    handle: ({ server }) => answer({ invites: allInvites(server.db).map(renderInvite) }),
  },
  { endpoint: 'POST /invite_token', access: INVITE, requirement: 'users_manage_invites', handle: invite },
  { endpoint: 'POST /email_invite', access: INVITE, requirement: 'users_manage_invites', handle: mailInvite },
  { endpoint: 'POST /revoke_invite', access: INVITE, requirement: 'users_manage_invites', handle: revoke },
];

export const adminRegistrationRoutes: Route[] = staffRoutes(BASE, STAFF_ROUTES);
