import { issueToken, type Grant } from '../actions/access/tokens';
import { SESSION_COOKIE } from '../server/authenticate';
import { answer } from '../server/answer';
import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { Call } from '../server/route';
import { grants, splitScopes } from '../server/scopes';
import { verifyPassword } from '../server/secrets';
import { type AccountRow, findAccountByEmail, findAccountByName } from '../store/accounts';
import { findAppByClientId, type AppRow } from '../store/oauth';

export const refused = () => problem(400, 'Invalid credentials');

/** The application by its id and secret, from the parameters or HTTP Basic. */
export function clientOf({ here, params, request }: Call): AppRow {
  const basic = /^basic\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, 'base64').toString('utf8').split(':') : [];
  const app = findAppByClientId(here.db, params.text('client_id') ?? basicId ?? '');
  if (!app || app.client_secret !== (params.text('client_secret') ?? basicSecret)) throw refused();
  return app;
}

/** The account with this name or email address, if the password is right. */
export function checkPassword(here: Here, name: string, password: string): AccountRow | null {
  const account = findAccountByName(here.db, name, here.host()) ?? findAccountByEmail(here.db, name);
  if (!account?.password_hash || !verifyPassword(password, account.password_hash)) return null;
  return account;
}

/** The requested scopes, by default all; null when one does not belong to the application. */
export function grantedScopes(app: AppRow, asked: string[]): string[] | null {
  const own = splitScopes(app.scopes);
  if (asked.length === 0) return own;
  return asked.every((scope) => grants(own, scope)) ? asked : null;
}

/** A new token as JSON; a token of an account comes with a session cookie. */
export function tokenAnswer(here: Here, grant: Grant): Response {
  const token = issueToken(here, grant);
  const cookie = `${SESSION_COOKIE}=${token.access_token}; Path=/; HttpOnly; SameSite=Lax`;
  return answer(token, grant.account ? { headers: { 'set-cookie': cookie } } : {});
}
