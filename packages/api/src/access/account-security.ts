import type { Call } from '../call';
import type { Page } from '../model/ids';
import type { OAuthApp, SecondFactor, SecurityAnswer, Session, Token, TotpSetup } from '../model/own-account';
import {
  readBackupCodes,
  readSecondFactor,
  readSecurityAnswer,
  readSession,
  readToken,
  readTotpSetup,
} from '../schema/access';
import { readPage, required } from '../schema/read';

function secure(name: string, value: Readonly<Record<string, string>>): Call<SecurityAnswer> {
  return {
    method: 'POST',
    path: `/api/pleroma/${name}`,
    feature: 'accountSecurity',
    body: { kind: 'json', value },
    read: required(readSecurityAnswer, 'answer of an account-security call'),
  };
}

/** POST /api/pleroma/change_password. Ends every session, including the current one. */
export function changePassword(password: string, next: string, again: string): Call<SecurityAnswer> {
  return secure('change_password', { password, new_password: next, new_password_confirmation: again });
}

/** POST /api/pleroma/change_email. An empty address removes it where the server does not require one. */
export function changeEmail(password: string, email: string): Call<SecurityAnswer> {
  return secure('change_email', { password, email });
}

/** POST /api/pleroma/delete_account. Cannot be undone. */
export function deleteAccount(password: string): Call<SecurityAnswer> {
  return secure('delete_account', { password });
}

/**
 * PUT /api/pleroma/notification_settings, with the parameters in the query: servers ignore a body and answer with
 * success.
 */
export function setNotificationSettings(settings: {
  blockFromStrangers: boolean;
  hideContents: boolean;
}): Call<SecurityAnswer> {
  return {
    method: 'PUT',
    path: '/api/pleroma/notification_settings',
    feature: 'notificationSettings',
    query: {
      block_from_strangers: settings.blockFromStrangers,
      hide_notification_contents: settings.hideContents,
    },
    read: required(readSecurityAnswer, 'answer of the notification settings'),
  };
}

/** GET /api/oauth_tokens: all active sessions; the current one is not marked. */
export function sessions(): Call<Page<Session>> {
  return {
    method: 'GET',
    path: '/api/oauth_tokens',
    feature: 'sessions',
    notFound: 'route',
    read: readPage(readSession),
  };
}

/** DELETE /api/oauth_tokens/:id. Succeeds for unknown ids. */
export function endSession(id: string): Call<void> {
  return {
    method: 'DELETE',
    path: `/api/oauth_tokens/${encodeURIComponent(id)}`,
    feature: 'sessions',
    answer: 'none',
    read: () => undefined,
  };
}

const base = '/api/pleroma/accounts/mfa';

export interface MfaAnswer {
  app: OAuthApp;
  /** From the error for the password: `readMfaToken`. Valid for five minutes. */
  mfaToken: string;
  kind: 'totp' | 'recovery';
  code: string;
}

/** POST /oauth/mfa/challenge. Every error: 400. */
export function answerMfa({ app, mfaToken, kind, code }: MfaAnswer): Call<Token> {
  return {
    method: 'POST',
    path: '/oauth/mfa/challenge',
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
    read: required(readToken, 'token'),
  };
}

/** GET /api/pleroma/accounts/mfa */
export function secondFactor(): Call<SecondFactor> {
  return {
    method: 'GET',
    path: base,
    feature: 'mfa',
    notFound: 'route',
    read: required(readSecondFactor, 'second factor'),
  };
}

/** GET /api/pleroma/accounts/mfa/backup_codes. Creates new codes; the old ones become invalid. */
export function newBackupCodes(): Call<readonly string[]> {
  return {
    method: 'GET',
    path: `${base}/backup_codes`,
    feature: 'mfa',
    read: required(readBackupCodes, 'recovery codes'),
  };
}

/** GET /api/pleroma/accounts/mfa/setup/totp. A new secret with each call, active once it is confirmed. */
export function setUpTotp(): Call<TotpSetup> {
  return {
    method: 'GET',
    path: `${base}/setup/totp`,
    feature: 'mfa',
    read: required(readTotpSetup, 'secret of the second factor'),
  };
}

/** POST /api/pleroma/accounts/mfa/confirm/totp. Wrong password or code: 422. */
export function confirmTotp(password: string, code: string): Call<void> {
  return {
    method: 'POST',
    path: `${base}/confirm/totp`,
    feature: 'mfa',
    body: { kind: 'json', value: { password, code } },
    read: () => undefined,
  };
}

/** DELETE /api/pleroma/accounts/mfa/totp. Wrong password: 422. */
export function turnOffTotp(password: string): Call<void> {
  return {
    method: 'DELETE',
    path: `${base}/totp`,
    feature: 'mfa',
    body: { kind: 'json', value: { password } },
    read: () => undefined,
  };
}
