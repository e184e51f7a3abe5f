import { approveAccount, confirmAccount } from '../actions/access/register';
import { disableTotp, enableTotp, issueToken } from '../actions/access/sign-in';
import { announce } from '../actions/announce';
import { splitScopes, signInStateOf } from '../server/authenticate';
import type { Here } from '../server/here';
import type { Params } from '../server/params';
import { newSecret, totpCode } from '../server/secrets';
import { type AccountRow, changeAccount, findAccount } from '../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../store/accounts/identities';
import { insertApp } from '../store/accounts/oauth';
import { allMails, openCaptchas } from '../store/accounts/registration';
import { type Door, accountNamed } from './door';

const SWITCHES: Record<string, (here: Here, account: AccountRow, on: boolean) => void> = {
  confirmed: (here, { id }, on) =>
    on ? confirmAccount(here, id) : changeIdentity(here.db, id, { confirmed: 0 }),
  approved: (here, { id }, on) =>
    on ? approveAccount(here, id) : changeIdentity(here.db, id, { approved: 0 }),
  deactivated: (here, { id }, on) => changeAccount(here.db, id, { deactivated: on ? 1 : 0 }),
  suggested: (here, { id }, on) => changeAccount(here.db, id, { suggested: on ? 1 : 0 }),
  mustReset: (here, { id }, on) => changeIdentity(here.db, id, { must_reset: on ? 1 : 0 }),
};

/** Changes flags of an account directly, without mails and API requests; returns the state of the account. */
export function accountState(here: Here, account: AccountRow, params: Params): Record<string, unknown> {
  for (const [name, turn] of Object.entries(SWITCHES)) {
    if (params.has(name)) turn(here, account, params.flag(name));
  }
  if (params.has('totp')) {
    const secret = params.text('totp');
    if (secret === undefined) disableTotp(here, account);
    else enableTotp(here, account, secret);
  }
  const { totp_secret: secret } = findIdentity(here.db, account.id);
  const standing = signInStateOf(here, findAccount(here.db, account.id) ?? account);
  return { id: account.id, standing, code: secret === null ? null : totpCode(secret, here.now()) };
}

/** The mails so far, oldest first; links are relative to the root of the server. */
export function sentMails(here: Here): { to: string; kind: string; link: string | null }[] {
  return allMails(here.db).map(({ recipient, kind, link }) => ({ to: recipient, kind, link }));
}

/** Solutions of the captchas that are not answered yet. */
export function captchaSolutions(here: Here): { token: string; kind: string; solution: string }[] {
  return openCaptchas(here.db).map(({ token, kind, solution }) => ({ token, kind, solution }));
}

export function announceByDoor(here: Here, params: Params): { id: string } {
  const { id } = announce(here, {
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
  const { here } = door;
  const account = accountNamed(door, params.text('account'));
  const row = {
    name: params.text('application') ?? 'Linnet',
    client_id: newSecret(),
    client_secret: newSecret(),
    redirect_uris: `${here.origin()}/oauth-callback`,
    scopes: params.text('scopes') ?? ALL_SCOPES,
    website: null,
  };
  const app = { ...row, id: insertApp(here.db, row) };
  const { access_token } = issueToken(here, { app, account, scopes: splitScopes(row.scopes) });
  return { token: access_token, accountId: account.id };
}
