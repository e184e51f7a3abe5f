import { approveAccount, confirmAccount } from '../actions/access/register';
import { disableTotp, enableTotp, issueToken } from '../actions/access/sign-in';
import { announce } from '../actions/announce';
import { splitScopes, signInStateOf } from '../server/authenticate';
import type { Server } from '../server/server';
import type { Params } from '../server/params';
import { newSecret, totpCode } from '../server/secrets';
import { type AccountRow, changeAccount, findAccount } from '../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../store/accounts/identities';
import { insertApp } from '../store/accounts/oauth';
import { allMails, openCaptchas } from '../store/accounts/registration';
import { type Door, accountNamed } from './door';

const FLAGS: Record<string, (server: Server, account: AccountRow, on: boolean) => void> = {
  confirmed: (server, { id }, on) =>
    on ? confirmAccount(server, id) : changeIdentity(server.db, id, { confirmed: 0 }),
  approved: (server, { id }, on) =>
    on ? approveAccount(server, id) : changeIdentity(server.db, id, { approved: 0 }),
  deactivated: (server, { id }, on) => changeAccount(server.db, id, { deactivated: on ? 1 : 0 }),
  suggested: (server, { id }, on) => changeAccount(server.db, id, { suggested: on ? 1 : 0 }),
  mustReset: (server, { id }, on) => changeIdentity(server.db, id, { must_reset: on ? 1 : 0 }),
};

/** Changes flags of an account directly, without mails and API requests; returns the state of the account. */
export function accountState(server: Server, account: AccountRow, params: Params): Record<string, unknown> {
  for (const [name, setFlag] of Object.entries(FLAGS)) {
    if (params.has(name)) setFlag(server, account, params.flag(name));
  }
  if (params.has('reason')) {
    changeIdentity(server.db, account.id, { registration_reason: params.text('reason') ?? null });
  }
  if (params.has('totp')) {
    const secret = params.text('totp');
    if (secret === undefined) disableTotp(server, account);
    else enableTotp(server, account, secret);
  }
  const { totp_secret: secret } = findIdentity(server.db, account.id);
  const signInState = signInStateOf(server, findAccount(server.db, account.id) ?? account);
  return { id: account.id, signInState, code: secret === null ? null : totpCode(secret, server.now()) };
}

/** The mails so far, oldest first; links are relative to the root of the server. */
export function sentMails(server: Server): { to: string; kind: string; link: string | null }[] {
  return allMails(server.db).map(({ recipient, kind, link }) => ({ to: recipient, kind, link }));
}

/** Solutions of the captchas that are not answered yet. */
export function captchaSolutions(server: Server): { token: string; kind: string; solution: string }[] {
  return openCaptchas(server.db).map(({ token, kind, solution }) => ({ token, kind, solution }));
}

export function announceByDoor(server: Server, params: Params): { id: string } {
  const { id } = announce(server, {
    text: params.text('text') ?? '',
    allDay: params.flag('allDay'),
    startsAt: params.integer('startsAt') ?? null,
    endsAt: params.integer('endsAt') ?? null,
  });
  return { id };
}

/** All scopes that a client can ask for. */
const ALL_SCOPES = 'read write follow push admin';

/** Signs an account in to an application of its own, without password and without API requests. */
export function makeSession(door: Door, params: Params): { token: string; accountId: string } {
  const { server } = door;
  const account = accountNamed(door, params.text('account'));
  const row = {
    name: params.text('application') ?? 'Linnet',
    client_id: newSecret(),
    client_secret: newSecret(),
    redirect_uris: `${server.origin()}/oauth-callback`,
    scopes: params.text('scopes') ?? ALL_SCOPES,
    website: null,
    trusted: 0,
  };
  const app = { ...row, id: insertApp(server.db, row) };
  const { access_token } = issueToken(server, { app, account, scopes: splitScopes(row.scopes) });
  return { token: access_token, accountId: account.id };
}
