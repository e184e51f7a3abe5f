import type { OAuthApp } from '../schema/access';
import { readSecurityAnswer } from '../schema/own/security-answer';
import { del, get, json, nothing, post } from '../call';
import {
  readBackupCodes,
  readSecondFactor,
  readServerTime,
  readSession,
  readToken,
  readTotpSetup,
} from '../schema/access';
import { readPage, required } from '../schema/read';

const secure = (name: string, value: Readonly<Record<string, string>>) =>
  post(`/api/pleroma/${name}`, required(readSecurityAnswer, 'answer of an account-security call'), {
    feature: 'accountSecurity',
    body: json(value),
  });

/** POST /api/pleroma/change_password. Ends every session, including the current one. */
export const changePassword = (password: string, next: string, again: string) =>
  secure('change_password', { password, new_password: next, new_password_confirmation: again });

/** POST /api/pleroma/change_email. An empty address removes it where the server does not require one. */
export const changeEmail = (password: string, email: string) => secure('change_email', { password, email });

/** POST /api/pleroma/delete_account. Cannot be undone. */
export const deleteAccount = (password: string) => secure('delete_account', { password });

/** GET /api/oauth_tokens: all active sessions; the current one is not marked. */
export const sessions = () =>
  get('/api/oauth_tokens', readPage(readSession), { feature: 'sessions', notFound: 'route' });

/**
 * POST /api/pleroma/disable_account. Staff alone can enable it again. The password stands in the query, because the
 * server answers 500 to one in the body.
 */
export const disableAccount = (password: string) =>
  post('/api/pleroma/disable_account', required(readSecurityAnswer, 'answer of an account-security call'), {
    feature: 'accountSecurity',
    query: { password },
  });

/** DELETE /api/oauth_tokens/:id. Succeeds for unknown ids. */
export const endSession = (id: string) =>
  del(`/api/oauth_tokens/${encodeURIComponent(id)}`, nothing, {
    feature: 'sessions',
    answer: 'none',
  });

const base = '/api/pleroma/accounts/mfa';

export interface MfaAnswer {
  app: OAuthApp;
  /** From the error for the password: `readMfaToken`. Valid for five minutes. */
  mfaToken: string;
  kind: 'totp' | 'recovery';
  code: string;
}

/** POST /oauth/mfa/challenge. Every error: 400. */
export const answerMfa = ({ app, mfaToken, kind, code }: MfaAnswer) =>
  post('/oauth/mfa/challenge', required(readToken, 'token'), {
    auth: 'none',
    body: {
      kind: 'form',
      fields: {
        client_id: app.clientId,
        client_secret: app.clientSecret,
        mfa_token: mfaToken,
        challenge_type: kind,
        code,
      },
    },
  });

/** GET /api/pleroma/accounts/mfa, with the server's clock, on which its codes depend. */
export const secondFactor = () => {
  const read = required(readSecondFactor, 'second factor');
  return get(base, (json, { date }) => ({ ...read(json), serverTime: readServerTime(date) }), {
    feature: 'mfa',
    notFound: 'route',
  });
};

/**
 * GET /api/v1/instance, for the server's clock alone; null where it can't be read. Also available on private servers.
 */
export const serverClock = () =>
  get('/api/v1/instance', (_json, { date }) => readServerTime(date), { auth: 'none', revalidates: true });

/** GET /api/pleroma/accounts/mfa/backup_codes. Creates new codes; the old ones become invalid. */
export const newBackupCodes = () =>
  get(`${base}/backup_codes`, required(readBackupCodes, 'recovery codes'), { feature: 'mfa' });

/**
 * GET /api/pleroma/accounts/mfa/setup/totp. A new secret with each call, active once it is confirmed. Only while the
 * second factor is off: otherwise the server forgets the old secret at once, and nobody can sign in with either.
 */
export const setUpTotp = () =>
  get(`${base}/setup/totp`, required(readTotpSetup, 'secret of the second factor'), {
    feature: 'mfa',
  });

/** POST /api/pleroma/accounts/mfa/confirm/totp. Wrong password or code: 422. */
export const confirmTotp = (password: string, code: string) =>
  post(`${base}/confirm/totp`, nothing, { feature: 'mfa', body: json({ password, code }) });

/** DELETE /api/pleroma/accounts/mfa/totp. Wrong password: 422. */
export const turnOffTotp = (password: string) =>
  del(`${base}/totp`, nothing, { feature: 'mfa', body: json({ password }) });
