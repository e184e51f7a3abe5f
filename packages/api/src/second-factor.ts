import type { Call } from './call';
import type { OAuthApp, Token } from './model/oauth';
import type { SecondFactor, TotpSetup } from './model/security';
import { readToken } from './schema/oauth';
import { required } from './schema/required';
import { readBackupCodes, readSecondFactor, readTotpSetup } from './schema/security';

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
